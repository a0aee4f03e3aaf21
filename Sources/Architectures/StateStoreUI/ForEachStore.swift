import StateStore
import SnapshotFoundation
import SnapshotUI

/// Views of the elements of a store's array, each with a store of its own element.
///
///     ForEachStore(store.scope(state: \.items, action: CartAction.item)) { item in
///       CartRow(store: item)
///     }
///
/// The store of an element belongs to the element's ID: it stays the same when the element moves. A row observes only its own
/// element. `ForEachStore` itself is evaluated again only when elements are inserted, removed or moved.
///
/// Use it with `Reducer.forEach(state:action:environment:)`. An action of a row whose element is gone is then reported, and
/// changes nothing. Elements with equal IDs are all shown, and reported with their positions.
nonisolated public struct ForEachStore<EachState: Identifiable & Sendable, EachAction: Sendable, Content: View>: View
where EachState.ID: Sendable {
  private let store: Store<[EachState], (EachState.ID, EachAction)>
  private let rows: RowStores<EachState, EachAction>
  private let content: (Store<EachState, EachAction>) -> Content

  /// Creates a view for each element of an array.
  ///
  /// - Parameters:
  ///   - store: The store of the array. Its actions contain the ID of an element.
  ///   - content: Builds the view of one element.
  public init(
    _ store: Store<[EachState], (EachState.ID, EachAction)>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> Content
  ) {
    self.store = store
    self.content = content
    rows = RowStores(store, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The views of the elements, in the order of the array.
  public var body: some View {
    WithViewStore(store, removeDuplicates: { $0.map(\.id) == $1.map(\.id) }) { viewStore in
      ForEach(rows.rows(of: viewStore.state)) { row in content(row.store) }
    }
  }
}

/// The stores of the elements of an array.
private final class RowStores<EachState: Identifiable & Sendable, EachAction: Sendable>: Sendable
where EachState.ID: Sendable {
  struct Row: Identifiable {
    let id: EachState.ID
    let store: Store<EachState, EachAction>
  }

  /// Elements with equal IDs are numbered.
  private struct Key: Hashable {
    let id: EachState.ID
    let occurrence: Int
  }

  private struct Contents {
    var stores: [Key: Store<EachState, EachAction>] = [:]
    var reported: Set<EachState.ID> = []
  }

  private let parent: Store<[EachState], (EachState.ID, EachAction)>
  private let site: CallSite
  private let contents = Locked(Contents())

  init(_ parent: Store<[EachState], (EachState.ID, EachAction)>, at site: CallSite) {
    self.parent = parent
    self.site = site
  }

  /// Returns the rows of an array. Keeps the stores of elements that were in the last array.
  func rows(of elements: [EachState]) -> [Row] {
    let old = contents.withLock(\.stores)
    var stores: [Key: Store<EachState, EachAction>] = [:]
    var positions: [EachState.ID: [Int]] = [:]
    let rows = elements.enumerated().map { index, element -> Row in
      let occurrence = positions[element.id]?.count ?? 0
      positions[element.id, default: []].append(index)
      let key = Key(id: element.id, occurrence: occurrence)
      let store = old[key] ?? makeStore(of: element, occurrence: occurrence, at: index)
      stores[key] = store
      return Row(id: element.id, store: store)
    }
    contents.withLock { [stores] in $0.stores = stores }
    reportDuplicates(in: positions, of: elements)
    return rows
  }

  /// Returns a store that finds its element by ID, and keeps the last state of an element that is gone.
  private func makeStore(of element: EachState, occurrence: Int, at index: Int) -> Store<EachState, EachAction> {
    let id = element.id
    let last = Locked((state: element, index: index))
    return parent.scope(
      state: { elements in
        last.withLock { last in
          // Most changes leave the element where it is. The position of a duplicate is not searched for.
          let isAtLastIndex = elements.indices.contains(last.index) && elements[last.index].id == id
          guard isAtLastIndex || occurrence == 0 else { return last.state }
          if let index = isAtLastIndex ? last.index : elements.firstIndex(where: { $0.id == id }) {
            last = (elements[index], index)
          }
          return last.state
        }
      }, action: { (id, $0) })
  }

  /// Reports each ID that several elements have, once.
  private func reportDuplicates(in positions: [EachState.ID: [Int]], of elements: [EachState]) {
    for (index, element) in elements.enumerated() {
      guard let all = positions[element.id], all.count > 1, all[0] == index,
        contents.withLock({ $0.reported.insert(element.id).inserted })
      else { continue }
      FailureChannel.report(
        TestFailure(
          """
          \(all.count) elements of the ForEachStore at \(site) have the ID \(CompactText.text(of: element.id)), at the positions \
          \(all.map { "\($0)" }.joined(separator: ", ")). Actions of all of them are sent to the first.
          Give each element its own ID.
          """, at: site))
    }
  }
}
