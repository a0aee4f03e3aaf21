import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// T17: reducers that are composed keep the pace and the cancellation of their effects.
@Suite struct PacedCompositionTests {
  struct Parent: Equatable {
    var search = SearchState()
    var optional: SearchState? = SearchState()
    var rows = [Row(id: 1), Row(id: 2)]
  }

  struct Row: Equatable, Identifiable {
    var id: Int
    var search = SearchState()
  }

  enum ParentAction: Equatable {
    case search(SearchAction)
    case optional(SearchAction)
    case row(Int, SearchAction)
  }

  /// A composition, its action for an action of the search, and the state of the search in it.
  struct Form: Sendable {
    var name: String
    var reducer: Reducer<Parent, ParentAction, EffectTime>
    var action: @Sendable (SearchAction) -> ParentAction
    var search: WritableKeyPath<Parent, SearchState> & Sendable
  }

  static let forms: [Form] = [
    Form(
      name: "pullback",
      reducer: searchReducer.pullback(state: \.search, action: .case(ParentAction.search), environment: { $0 }),
      action: ParentAction.search, search: \.search),
    Form(
      name: "combine and pullback",
      reducer: .combine(
        Reducer { _, _, _ in .none },
        searchReducer.pullback(state: \.search, action: .case(ParentAction.search), environment: { $0 })),
      action: ParentAction.search, search: \.search),
    Form(
      name: "optional",
      reducer: searchReducer.optional()
        .pullback(state: \.optional, action: .case(ParentAction.optional), environment: { $0 }),
      action: ParentAction.optional, search: \.optional.unwrapped),
    Form(
      name: "forEach",
      reducer: searchReducer.pullback(state: \Row.search, action: .all, environment: { $0 })
        .forEach(state: \.rows, action: .case(ParentAction.row), environment: { $0 }),
      action: { .row(2, $0) }, search: \.rows[1].search),
  ]

  private func store(_ form: Form, _ time: EffectTime) -> TestStore<Parent, ParentAction, EffectTime> {
    TestStore(initialState: Parent(), reducer: form.reducer, environment: time)
  }

  @Test("T17: a debounced effect of a composed reducer waits", arguments: forms.indices) func debounce(index: Int) {
    let form = Self.forms[index]
    for (time, advance) in DebounceTests.times() {
      let store = store(form, time)
      store.send(form.action(.debounced("a"))) { $0[keyPath: form.search].query = "a" }
      advance(.milliseconds(200))
      store.send(form.action(.debounced("b"))) { $0[keyPath: form.search].query = "b" }
      advance(.milliseconds(299))
      store.skipReceivedActions(strict: false)
      #expect(store.state[keyPath: form.search].results == [], "\(form.name)")
      advance(.milliseconds(1))
      store.receive(form.action(.found("b"))) { $0[keyPath: form.search].results = ["b"] }
      store.finish()
    }
  }

  @Test("T17: a throttled effect of a composed reducer keeps its interval", arguments: forms.indices)
  func throttle(index: Int) {
    let form = Self.forms[index]
    for (time, advance) in DebounceTests.times() {
      let store = store(form, time)
      store.send(form.action(.throttled("a", latest: true))) { $0[keyPath: form.search].query = "a" }
      store.receive(form.action(.found("a"))) { $0[keyPath: form.search].results = ["a"] }
      store.send(form.action(.throttled("b", latest: true))) { $0[keyPath: form.search].query = "b" }
      store.send(form.action(.throttled("c", latest: true))) { $0[keyPath: form.search].query = "c" }
      advance(.milliseconds(999))
      store.skipReceivedActions(strict: false)
      #expect(store.state[keyPath: form.search].results == ["a"], "\(form.name)")
      advance(.milliseconds(1))
      store.receive(form.action(.found("c"))) { $0[keyPath: form.search].results = ["a", "c"] }
      store.finish()
    }
  }

  @Test("T17: a timer of a composed reducer ticks, is replaced and is cancelled", arguments: forms.indices)
  func timer(index: Int) {
    let form = Self.forms[index]
    for (time, advance) in DebounceTests.times() {
      let store = store(form, time)
      store.send(form.action(.timerStarted))
      advance(.milliseconds(900))
      // The second start cancels the first timer in flight.
      store.send(form.action(.timerStarted))
      advance(.milliseconds(900))
      store.skipReceivedActions(strict: false)
      #expect(store.state[keyPath: form.search].ticks == 0, "\(form.name)")
      advance(.milliseconds(100))
      store.receive({ _ in true }) { $0[keyPath: form.search].ticks = 1 }
      store.send(form.action(.cancelTapped))
      advance(.seconds(5))
      store.finish()
    }
  }

  /// `map` of an effect, which all of them use.
  @Test("T17: a mapped effect keeps its pace, its cancellation and its replacement") func mapped() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      switch action {
      case 1: return Effect.send(10).debounce(id: "a", for: .seconds(1), clock: clock).map { $0 + 1 }
      case 2: return Effect.send(20).throttle(id: "b", for: .seconds(1), clock: clock, latest: true).map { $0 + 1 }
      case 3, 4:
        return Effect<Int>.run { send in
          try await clock.sleep(for: .seconds(1))
          await send(action * 10)
        }
        .cancellable(id: "c", cancelInFlight: true).map { $0 + 1 }
      case 5: return Effect<Int>.cancel(id: "c").map { $0 + 1 }
      default:
        state.append(action)
        return .none
      }
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(1)
    store.send(1)
    clock.advance(by: .seconds(1))
    store.receive(11) { $0 = [11] }
    store.send(2)
    store.receive(21) { $0 = [11, 21] }
    store.send(2)
    store.send(2)
    clock.advance(by: .seconds(1))
    store.receive(21) { $0 = [11, 21, 21] }
    store.send(3)
    store.send(4)
    clock.advance(by: .seconds(1))
    store.receive(41) { $0 = [11, 21, 21, 41] }
    store.send(3)
    store.send(5)
    clock.advance(by: .seconds(1))
    store.finish()
  }
}

extension Optional where Wrapped == SearchState {
  fileprivate var unwrapped: SearchState {
    get { self ?? SearchState() }
    set { self = newValue }
  }
}
