import SnapshotFoundation

/// Views created from a collection, one or several for each element.
///
/// Each element's identity identifies its views. Elements with equal identities are all drawn, and reported as
/// ``ViewDiagnostic/Rule/duplicateID``.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection whose elements the views show.
  public var data: Data
  /// Creates the view of one element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// The current data, if a binding provides it.
  private var currentData: (() -> Data)?
  /// The data, if they depend on the context, such as the subviews of a view.
  var dataInContext: ((ElementContext) throws -> Data)?
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?

  /// Creates views for elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var context = context
    let chosen = context.takeSubviewIndex()
    let data = try dataInContext?(context) ?? currentData?() ?? data
    let count = Self.count(of: data)
    try context.journal.limits.expectViews(count, at: context.identity)
    if let chosen {
      guard chosen < count else { return [] }
      return try row(chosen, of: count, data[data.index(data.startIndex, offsetBy: chosen)], in: context)
    }
    var seen: Set<ID> = []
    var elements: [ViewElement] = []
    var rows = data.enumerated().makeIterator()
    try context.repeating(count) {
      guard let (position, element) = rows.next() else { return }
      let id = id(element)
      if !seen.insert(id).inserted {
        context.journal.diagnostics.append(
          ViewDiagnostic(
            .duplicateID, path: context.identity?.typePath ?? "ForEach",
            message: "the element at index \(position) has the same identity as an earlier element: "
              + CompactText.text(of: id)))
      }
      var made = try row(position, of: count, element, in: context)
      context.note(position, to: &made)
      elements += made
    }
    return elements
  }

  /// Returns the elements of the views of one element.
  private func row(
    _ position: Int, of count: Int, _ element: Data.Element, in context: ElementContext
  ) throws -> [ViewElement] {
    let id = id(element)
    let view = context.evaluate { content(element) }
    var made = try context.forViewsOfClosures.child(.identified(by: id)).elements(of: view)
    for index in made.indices where made[index].traits.tag == nil { made[index].traits.tag = AnyHashable(id) }
    if delete != nil || move != nil {
      let editing = editing(position, of: count, in: context)
      for index in made.indices { made[index].traits.rowEditing = editing }
    }
    return made
  }

  private func editing(_ position: Int, of count: Int, in context: ElementContext) -> RowEditing {
    let movement = move.map { action in
      let action = context.performing { (change: (IndexSet, Int)) in action(change.0, change.1) }
      return { action(($0, $1)) } as (IndexSet, Int) -> Void
    }
    return RowEditing(index: position, count: count, delete: delete.map { context.performing($0) }, move: movement)
  }
}

extension ForEach {
  /// Returns the number of elements, limited to the range of `Int`.
  private static func count(of data: Data) -> Int {
    guard let range = data as? Range<Int> else { return data.count }
    let (length, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return overflows ? .max : length
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// An element of a bound collection.
public struct BoundElement<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let binding: Binding<Base.Element>
  let id: ID
}

extension ForEach {
  /// Creates views with bindings to the elements of a collection, which are identified by a property.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [BoundElement<Base, ID>] {
    let elements = {
      data.wrappedValue.indices.map { index in
        let element = data.wrappedValue[index]
        // A removed element keeps its last value.
        let binding = Binding<Base.Element>(
          get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : element },
          set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
        return BoundElement<Base, ID>(binding: binding, id: element[keyPath: id])
      }
    }
    self.init(elements(), id: \.id) { content($0.binding) }
    currentData = elements
  }

  /// Creates views with bindings to the identifiable elements of a collection.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [BoundElement<Base, ID>], Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// A view that creates views from data, such as ``ForEach``.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  nonisolated var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent {
  /// Sets the action that deletes views. A test deletes a row with `delete()`.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Sets the action that moves views. A test moves a row with `move(toOffset:)`.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }
}
