import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Combined reducers run in order, and actions and effects cross the boundary between parent and child unchanged.
@Suite struct ReducerCompositionTests {
  @Test("T17: combined reducers run in order") func order() {
    let log = { (name: String) in
      Reducer<[String], Int, Void> { state, action, _ in
        state.append("\(name)\(action)")
        return action == 0 ? .send(name == "a" ? 1 : 2) : .none
      }
    }
    for reducer in [Reducer.combine(log("a"), log("b")), log("a").combined(with: log("b"))] {
      let store = Store(initialState: [], reducer: reducer, environment: ())
      store.send(0)
      #expect(store.state == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }
  }

  struct Child: Equatable, Identifiable {
    var id = 0
    var log: [String] = []
  }

  enum ChildAction: Equatable { case tapped, answered(Int) }

  struct Parent: Equatable {
    var child = Child()
    var sheet: Child?
    var rows = [Child(id: 1), Child(id: 2)]
    var named = ["a": Child(), "b": Child()]
  }

  enum ParentAction: Equatable {
    case child(ChildAction)
    case sheet(ChildAction)
    case row(Int, ChildAction)
    case named(String, ChildAction)
    case foreign

    static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  }

  static let child = Reducer<Child, ChildAction, Void> { state, action, _ in
    switch action {
    case .tapped:
      state.log.append("tapped")
      let number = state.id
      return .merge(
        .send(.answered(number)), .run { await $0(.answered(number + 10)) })
    case .answered(let number):
      state.log.append("\(number)")
      return .none
    }
  }

  static let parent = Reducer<Parent, ParentAction, Void>.combine(
    child.pullback(state: \.child, action: .case(ParentAction.child), environment: { $0 }),
    child.optional().pullback(state: \.sheet, action: .case(ParentAction.sheet), environment: { $0 }),
    child.forEach(state: \.rows, action: .case(ParentAction.row), environment: { $0 }),
    child.forEach(state: \.named, action: .case(ParentAction.named), environment: { $0 }))

  private func store(_ state: Parent = Parent()) -> TestStore<Parent, ParentAction, Void> {
    TestStore(initialState: state, reducer: Self.parent, environment: ())
  }

  @Test func foreignActionsReachNoChild() {
    let store = store()
    let found = failures { store.send(.foreign) }
    #expect(found.texts == [])
  }

  @Test func theEffectsOfAChildComeOutAsActionsOfItsParent() {
    let store = store(Parent(sheet: Child()))
    store.send(.child(.tapped)) { $0.child.log = ["tapped"] }
    store.receive(.child(.answered(0))) { $0.child.log = ["tapped", "0"] }
    store.receive(.child(.answered(10))) { $0.child.log = ["tapped", "0", "10"] }
    store.send(.sheet(.tapped)) { $0.sheet?.log = ["tapped"] }
    store.receive(.sheet(.answered(0))) { $0.sheet?.log = ["tapped", "0"] }
    store.receive(.sheet(.answered(10))) { $0.sheet?.log = ["tapped", "0", "10"] }
    store.send(.row(2, .tapped)) { $0.rows[1].log = ["tapped"] }
    store.receive(.row(2, .answered(2))) { $0.rows[1].log = ["tapped", "2"] }
    store.receive(.row(2, .answered(12))) { $0.rows[1].log = ["tapped", "2", "12"] }
    store.send(.named("b", .tapped)) { $0.named["b"]?.log = ["tapped"] }
    store.receive(.named("b", .answered(0))) { $0.named["b"]?.log = ["tapped", "0"] }
    store.receive(.named("b", .answered(10))) { $0.named["b"]?.log = ["tapped", "0", "10"] }
  }

  @Test func theFirstOfTwoElementsWithEqualIDsReceivesTheAction() {
    var state = Parent()
    state.rows = [Child(id: 1), Child(id: 2), Child(id: 1)]
    let store = store(state)
    let line: UInt = #line + 1
    let found = failures { store.send(.row(1, .answered(5))) { $0.rows[0].log = ["5"] } }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("2 elements have the ID 1, at the positions 0, 2 (reducer at"))
    #expect(found.text(0).contains("ChildAction.answered(5)"))
    #expect(found.first?.site.line == line)
    // The other rows work as usual.
    store.send(.row(2, .answered(6))) { $0.rows[1].log = ["6"] }
  }
}
