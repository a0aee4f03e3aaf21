import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

@Suite struct DebounceTests {
  /// A test clock and a test scheduler, which share their time.
  static func times() -> [(time: EffectTime, advance: (Duration) -> Void)] {
    let (clock, scheduler) = (TestClock(), TestScheduler())
    return [
      (.clock(clock), { clock.advance(by: $0) }), (.scheduler(scheduler), { scheduler.advance(by: $0) }),
    ]
  }

  @Test func onlyTheLastEffectStarts() {
    for (time, advance) in Self.times() {
      let store = searchStore(time)
      store.send(.debounced("a")) { $0.query = "a" }
      advance(.milliseconds(299))
      store.send(.debounced("ab")) { $0.query = "ab" }
      advance(.milliseconds(299))
      store.send(.debounced("abc")) { $0.query = "abc" }
      advance(.milliseconds(299))
      store.skipReceivedActions(strict: false)
      #expect(store.state.results == [])
      advance(.milliseconds(1))
      store.receive(.found("abc")) { $0.results = ["abc"] }
    }
  }

  @Test func aRunningEffectIsAlsoReplaced() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      if action > 0 {
        state.append(action)
        return .none
      }
      return .run { send in
        try await clock.sleep(for: .seconds(5))
        await send(-action)
      }
      .debounce(id: 1, for: .seconds(1), clock: clock)
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(-1)
    clock.advance(by: .seconds(3))
    store.send(-2)
    clock.advance(by: .seconds(10))
    store.receive(2) { $0 = [2] }
  }

  @Test func otherIdentifiersAreIndependent() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      if action > 0 {
        state.append(action)
        return .none
      }
      return .send(-action).debounce(id: action, for: .seconds(1), clock: clock)
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(-1)
    store.send(-2)
    clock.advance(by: .seconds(1))
    store.receive(1) { $0 = [1] }
    store.receive(2) { $0 = [1, 2] }
  }

  @Test func aCancelledPauseStartsNothing() {
    for (time, advance) in Self.times() {
      let store = searchStore(time)
      store.send(.debounced("a")) { $0.query = "a" }
      store.send(.cancelTapped)
      store.finish()
      advance(.seconds(1))
      store.finish()
    }
  }

  @Test func skippedEffectsStartNothingAfterwards() {
    let clock = TestClock()
    let store = searchStore(.clock(clock))
    store.send(.debounced("a")) { $0.query = "a" }
    store.skipInFlightEffects()
    clock.advance(by: .seconds(1))
    store.finish()
    // The next effect starts as usual.
    store.send(.debounced("b")) { $0.query = "b" }
    clock.advance(by: .seconds(1))
    store.receive(.found("b")) { $0.results = ["b"] }
  }

  @Test func withoutDelaysTheEffectStartsAtOnce() {
    for time in [EffectTime.clock(ImmediateClock()), .scheduler(ImmediateScheduler())] {
      let store = searchStore(time)
      store.send(.debounced("a")) { $0.query = "a" }
      store.receive(.found("a")) { $0.results = ["a"] }
    }
  }

  @Test func realTimePasses() async {
    for time in [EffectTime.clock(ContinuousClock()), .scheduler(LiveScheduler(queue: .global()))] {
      let store = searchStore(time)
      await store.send(.debounced("a")) { $0.query = "a" }
      await store.receive(.found("a"), timeout: .seconds(3600)) { $0.results = ["a"] }
    }
  }

  @Test func debouncedEffectsCompose() {
    let clock = TestClock()
    let effect = Effect<Int>.concatenate(
      .send(1), .merge(.send(2), Effect.send(3).debounce(id: "a", for: .seconds(1), clock: clock)), .send(4)
    ).map { $0 * 10 }
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      guard action == 0 else {
        state.append(action)
        return .none
      }
      return effect
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(0)
    store.receive(10) { $0 = [10] }
    store.receive(20) { $0 = [10, 20] }
    clock.advance(by: .seconds(1))
    store.receive(30) { $0 = [10, 20, 30] }
    store.receive(40) { $0 = [10, 20, 30, 40] }
  }

  @Test func anUnimplementedClockIsReportedOnceAndStartsNothing() {
    let store = searchStore(.clock(UnimplementedClock("search clock")))
    let found = failures { store.send(.debounced("a")) { $0.query = "a" } }
    #expect(!found.isEmpty)
    #expect(found.texts.allSatisfy { $0.hasPrefix("Unimplemented dependency: \"search clock.") })
    store.finish()
    #expect(store.state.results == [])
  }
}
