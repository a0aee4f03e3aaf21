import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

@Suite struct ThrottleTests {
  @Test func theFirstStartsAtOnceAndTheLastAtTheEnd() {
    for (time, advance) in DebounceTests.times() {
      let store = searchStore(time)
      store.send(.throttled("a", latest: true)) { $0.query = "a" }
      store.receive(.found("a")) { $0.results = ["a"] }
      store.send(.throttled("b", latest: true)) { $0.query = "b" }
      advance(.milliseconds(400))
      store.send(.throttled("c", latest: true)) { $0.query = "c" }
      advance(.milliseconds(599))
      store.skipReceivedActions(strict: false)
      #expect(store.state.results == ["a"])
      advance(.milliseconds(1))
      store.receive(.found("c")) { $0.results = ["a", "c"] }
      // The start at the end begins the next interval.
      advance(.milliseconds(999))
      store.send(.throttled("d", latest: true)) { $0.query = "d" }
      store.skipReceivedActions(strict: false)
      #expect(store.state.results == ["a", "c"])
      advance(.milliseconds(1))
      store.receive(.found("d")) { $0.results = ["a", "c", "d"] }
      advance(.seconds(1))
      store.send(.throttled("e", latest: true)) { $0.query = "e" }
      store.receive(.found("e")) { $0.results = ["a", "c", "d", "e"] }
    }
  }

  @Test func theFirstWithinTheIntervalStartsAtItsEnd() {
    let clock = TestClock()
    let store = searchStore(.clock(clock))
    for query in ["a", "b", "c"] {
      store.exhaustivity = .off
      store.send(.throttled(query, latest: false))
    }
    store.exhaustivity = .on
    #expect(store.state.results == ["a"])
    clock.advance(by: .seconds(1))
    store.receive(.found("b")) { $0.results = ["a", "b"] }
    store.finish()
  }

  @Test func aCancelledEffectMakesWayForTheNext() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      func throttled(_ number: Int) -> Effect<Int> {
        .send(number).throttle(id: "a", for: .seconds(1), clock: clock, latest: false)
      }
      switch action {
      case -1: return throttled(1)
      case -2: return throttled(2)
      // Cancels the waiting effect and starts another one, in one step.
      case -3: return .concatenate(.cancel(id: "a"), throttled(3))
      default:
        state.append(action)
        return .none
      }
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(-1)
    store.receive(1) { $0 = [1] }
    store.send(-2)
    store.send(-3)
    clock.advance(by: .seconds(1))
    store.receive(3) { $0 = [1, 3] }
  }

  @Test func eachStoreHasItsOwnIntervals() {
    let clock = TestClock()
    for _ in 1...2 {
      let store = searchStore(.clock(clock))
      store.send(.throttled("a", latest: true)) { $0.query = "a" }
      store.receive(.found("a")) { $0.results = ["a"] }
    }
  }

  @Test func otherIdentifiersAreIndependent() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      if action > 0 {
        state.append(action)
        return .none
      }
      return .send(-action).throttle(id: action, for: .seconds(1), clock: clock, latest: true)
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(-1)
    store.receive(1) { $0 = [1] }
    store.send(-2)
    store.receive(2) { $0 = [1, 2] }
  }

  /// A clock whose time a test sets.
  final class SettableClock: Clock, Sendable {
    let time = Locked(Duration.zero)
    var now: TestInstant { TestInstant(offset: time.withLock { $0 }) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: TestInstant, tolerance: Duration?) async throws { await Task.yield() }
  }

  @Test func aClockThatGoesBackwardsIsReported() {
    let clock = SettableClock()
    let store = searchStore(.clock(clock))
    clock.time.withLock { $0 = .seconds(10) }
    store.send(.throttled("a", latest: true)) { $0.query = "a" }
    store.receive(.found("a")) { $0.results = ["a"] }
    clock.time.withLock { $0 = .seconds(7) }
    let line: UInt = #line + 1
    let found = failures { store.send(.throttled("b", latest: true)) { $0.query = "b" } }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("The clock of the effect SearchID.query went backwards by 3.0 seconds"))
    #expect(found.first?.site.line == line)
    store.receive(.found("b")) { $0.results = ["a", "b"] }
  }
}
