import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Messages print sets and dictionaries in a deterministic order, even if the dumps of the members have the same first level.
@Suite struct DeterministicMessageTests {
  /// Two rows differ only at the third level.
  struct Row: Hashable, Sendable {
    struct Place: Hashable, Sendable {
      struct Point: Hashable, Sendable { var x: Int }
      var point: Point
    }
    var place: Place

    init(_ x: Int) { place = Place(point: Place.Point(x: x)) }
  }

  struct Board: Equatable, Sendable {
    var rows: Set<Row> = []
    var names: [Row: String] = [:]
    var count = 0
  }

  enum BoardAction: Equatable, Sendable {
    case fill
    case name(Set<Row>)
    case fail
    case row(Set<Int>, RowAction)
  }

  enum RowAction: Equatable, Sendable { case tapped }

  struct BoardError: Error { var numbers: Set<Int> }

  private static let rows = Set((0..<10).map(Row.init))
  private static let numbers = Set(0..<12)
  private static let sorted = "[0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9]"

  private static let reducer = Reducer<Board, BoardAction, Void> { board, action, _ in
    switch action {
    case .fill: board.rows = rows
    case .name(let rows):
      board.names = Dictionary(uniqueKeysWithValues: rows.map { ($0, "row \($0.place.point.x)") })
    case .fail: return .run { _ in throw BoardError(numbers: numbers) }
    case .row: break
    }
    return .none
  }

  private func store() -> TestStore<Board, BoardAction, Void> {
    TestStore(initialState: Board(), reducer: Self.reducer, environment: ())
  }

  /// Returns the numbers of the rows in a message, in order.
  private func order(in text: String) -> [Int] {
    text.matches(of: #/x: (\d+)/#).compactMap { Int($0.output.1) }
  }

  @Test func aSetInADifference() {
    let texts = failures { store().send(.fill) }.texts
    #expect(order(in: texts.text(0)) == Array(0..<10), "\(texts)")
  }

  @Test func theKeysOfADictionary() {
    let texts = failures { store().send(.name(Self.rows)) }.texts
    #expect(texts.text(0).matches(of: #/row (\d)/#).compactMap { Int($0.output.1) } == Array(0..<10), "\(texts)")
  }

  @Test func anActionWithASet() {
    let texts = failures {
      let store = store()
      store.receive(.name(Self.rows))
    }.texts
    #expect(order(in: texts.text(0)) == Array(0..<10), "\(texts)")
  }

  @Test func longDifferences() {
    let many = Set((0..<900).map(Row.init))
    let texts = failures { store().send(.name(many)) }.texts
    let other = failures { store().send(.name(many.union((2000..<9000).map(Row.init)).intersection(many))) }.texts
    #expect(texts == other)
  }

  @Test func theErrorOfAClosure() {
    let texts = failures { store().send(.fill) { _ in throw BoardError(numbers: Self.numbers) } }.texts
    #expect(
      texts.text(0)
        == "The closure that describes the expected state threw an error: BoardError(numbers: \(Self.sorted))",
      "\(texts)")
  }

  @Test func theErrorOfAnEffect() async {
    let texts = await failures {
      let store = store()
      await store.send(.fail)
      await store.finish()
    }.texts
    #expect(texts.text(0).contains("unhandled error: BoardError(numbers: \(Self.sorted))\n"), "\(texts)")
  }

  @Test func aMissingElement() {
    struct Item: Identifiable, Equatable, Sendable { var id: Set<Int> }
    struct Items: Equatable, Sendable { var items: [Item] = [] }
    let items = Reducer<Item, RowAction, Void> { _, _, _ in .none }
      .forEach(state: \Items.items, action: .case(BoardAction.row), environment: { $0 })
    let texts = failures {
      var state = Items()
      _ = items.run(&state, .row(Self.numbers, .tapped), ())
    }.texts
    #expect(texts.text(0).contains("no element has the ID \(Self.sorted)"), "\(texts)")
  }

  @Test func theErrorOfAnOutput() {
    struct Screen: Equatable, Sendable { var title = "" }
    let harness = TestHarness(initialState: Screen())
    let titles = Subject<String>()
    let texts = failures {
      harness.bind(titles.signal, to: \.title)
      harness.assert(.input { titles.fail(BoardError(numbers: Self.numbers)) })
    }.texts
    #expect(texts.text(0).contains("failed with an error: BoardError(numbers: \(Self.sorted))"), "\(texts)")
  }

  final class Node: Sendable {
    let rows = DeterministicMessageTests.rows
  }

  /// Objects are shown with their properties, and repeated objects are shown as references.
  @Test func setsInObjects() {
    struct Holder: Equatable, Sendable {
      var first: Node?
      var second: Node?
      static func == (left: Holder, right: Holder) -> Bool { left.first === right.first }
    }
    let reducer = Reducer<Holder, Bool, Void> { holder, _, _ in
      let node = Node()
      holder = Holder(first: node, second: node)
      return .none
    }
    let texts = failures {
      TestStore(initialState: Holder(), reducer: reducer, environment: ()).send(true)
    }.texts
    #expect(order(in: texts.text(0)) == Array(0..<10), "\(texts)")
    #expect(texts.text(0).contains("second: DeterministicMessageTests.Node(↩︎)"), "\(texts)")
  }
}

/// Effects are cancelled in the order in which they started.
@Suite struct CancellationOrderTests {
  enum Order: Equatable, Sendable { case start, cancel }

  private func cancelled(_ end: (Store<Int, Order>) -> Void) async -> [Int] {
    let log = Locked<[Int]>([])
    let started = Locked(0)
    let reducer = Reducer<Int, Order, Void> { _, order, _ in
      switch order {
      case .cancel: return .cancel(id: "work")
      case .start:
        return .merge(
          (0..<12).map { number in
            Effect.run { _ in
              await withTaskCancellationHandler {
                started.withLock { $0 += 1 }
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
                log.withLock { $0.append(number) }
              }
            }.cancellable(id: "work")
          })
      }
    }
    do {
      let store = Store(initialState: 0, reducer: reducer, environment: ())
      store.send(.start)
      while started.withLock({ $0 }) < 12 { await Task.yield() }
      end(store)
    }
    while log.withLock(\.count) < 12 { await Task.yield() }
    return log.withLock { $0 }
  }

  @Test func byIdentity() async { #expect(await cancelled { $0.send(.cancel) } == Array(0..<12)) }

  @Test func withTheStore() async { #expect(await cancelled { _ in } == Array(0..<12)) }
}
