import StateStore
import SnapshotFoundation
import Testing

@Suite struct ReducerTests {
  struct Part: Equatable { var value = 0 }
  struct Item: Equatable, Identifiable { var id: String; var value = 0 }
  struct Whole: Equatable {
    var part = Part()
    var maybe: Part?
    var items = [Item(id: "a"), Item(id: "b")]
    var named = ["x": Part()]
    var trace: [String] = []
  }
  enum PartAction: Equatable { case add(Int), addLater(Int) }
  enum WholeAction {
    case part(PartAction)
    case maybe(PartAction)
    case item(String, PartAction)
    case named(key: String, action: PartAction)
    case other
  }

  static let part = Reducer<Part, PartAction, Int> { state, action, factor in
    switch action {
    case .add(let value):
      state.value += value * factor
      return .none
    case .addLater(let value): return .send(.add(value))
    }
  }
  static let item = Reducer<Item, PartAction, Int> { state, action, factor in
    switch action {
    case .add(let value):
      state.value += value * factor
      return .none
    case .addLater(let value): return .send(.add(value))
    }
  }
  static let whole = Reducer<Whole, WholeAction, (factor: Int, name: String)>.combine(
    part.pullback(state: \.part, action: .case(WholeAction.part), environment: \.factor),
    part.optional().pullback(state: \.maybe, action: .case(WholeAction.maybe), environment: \.factor),
    item.forEach(state: \.items, action: .case(WholeAction.item), environment: \.factor),
    part.forEach(
      state: \.named, action: .case(WholeAction.named), environment: \.factor),
    Reducer { state, action, environment in
      state.trace.append(environment.name)
      return .none
    })

  @Test("T2: a reducer is a function") func reducerIsAFunction() {
    var state = Part()
    _ = Self.part.run(&state, .add(2), 3)
    #expect(state.value == 6)
    _ = Self.part(&state, .add(1), 1)
    #expect(state.value == 7)
  }

  @Test("T17: reducers can be combined") func composition() {
    let store = Store(
      initialState: Whole(maybe: Part()), reducer: Self.whole, environment: (factor: 10, name: "n"))
    store.send(.part(.addLater(1)))
    store.send(.maybe(.add(2)))
    store.send(.item("b", .addLater(3)))
    store.send(.named(key: "x", action: .addLater(4)))
    store.send(.other)
    #expect(
      store.state
        == Whole(
          part: Part(value: 10), maybe: Part(value: 20), items: [Item(id: "a"), Item(id: "b", value: 30)],
          named: ["x": Part(value: 40)], trace: Array(repeating: "n", count: 8)))
  }

  @Test func actionsForAbsentStatesChangeNothingAndAreReported() {
    let store = Store(initialState: Whole(), reducer: Self.whole, environment: (factor: 1, name: ""))
    let found = failures {
      store.send(.maybe(.add(1)))
      store.send(.item("c", .add(1)))
      store.send(.named(key: "y", action: .add(1)))
    }
    #expect(found.count == 3)
    #expect(store.state.items == Whole().items)
  }

  @Test("T13: the empty reducer changes nothing") func emptyReducer() {
    let store = Store(
      initialState: Whole(), reducer: Reducer<Whole, WholeAction, Void>.empty, environment: ())
    for action in [WholeAction.part(.add(1)), .maybe(.add(1)), .item("a", .add(1)), .other] { store.send(action) }
    #expect(store.state == Whole())
  }

  @Test func casePathsKnowTheirCase() {
    enum Twin: Equatable { case one(Int), two(Int), none }
    let path = CasePath.case(Twin.one)
    #expect(path.extract(.one(1)) == 1)
    #expect(path.extract(.two(1)) == nil)
    #expect(path.extract(.none) == nil)
    #expect(path.embed(3) == .one(3))
    enum Labelled { case row(id: Int), pair(id: Int, name: String) }
    #expect(CasePath.case(Labelled.row).extract(.row(id: 4)) == 4)
    #expect(CasePath.case(Labelled.pair).extract(.pair(id: 4, name: "a"))?.1 == "a")
    #expect(CasePath<Twin, Twin>.all.extract(.none) == Twin.none)
  }

  @Test func scopedStoresReadAndWriteTheirParents() {
    let store = Store(initialState: Whole(), reducer: Self.whole, environment: (factor: 2, name: ""))
    let part = store.scope(state: \.part, action: WholeAction.part)
    let value = part.scope(state: \.value)
    let seen = Locked<[Int]>([])
    let subscription = value.observe { value in seen.withLock { $0.append(value) } }
    value.send(.add(1))
    part.send(.addLater(2))
    #expect(value.state == 6)
    #expect(store.state.part.value == 6)
    #expect(seen.withLock { $0 } == [2, 2, 6])
    withExtendedLifetime(subscription) {}
  }
}
