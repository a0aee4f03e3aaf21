import Foundation
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Several effects that run at once, what a test reads of them, and how they end.
@Suite struct RunningEffectTests {
  private static func waiting(_ clock: TestClock) -> Reducer<Int, String, Void> {
    Reducer { _, _, _ in .run { _ in try await clock.sleep(for: .seconds(1)) } }
  }

  @Test func runningEffectsAreListedInTheOrderOfTheirStarts() {
    let store = TestStore(initialState: 0, reducer: Self.waiting(TestClock()), environment: ())
    let line: UInt = #line + 2
    let found = failures {
      store.send("first")
      store.send("second")
      store.send("third")
      store.finish()
    }
    #expect(found.count == 1)
    let lines = found.text(0).split(separator: "\n").filter { $0.hasPrefix("  \"") }
    #expect(lines == ["  \"first\"", "  \"second\"", "  \"third\""])
    #expect(found.first?.site.line == line, "the line of the first effect")
    store.skipInFlightEffects()
  }

  @Test func skippingEffectsCancelsAllOfThem() {
    let clock = TestClock()
    let store = TestStore(initialState: 0, reducer: Self.waiting(clock), environment: ())
    store.send("first")
    store.send("second")
    store.skipInFlightEffects()
    #expect(clock.dueTimes == [])
    store.finish()
  }

  @Test func aMappedEffectKeepsItsPriority() async {
    let seen = Locked<[TaskPriority]>([])
    let reducer = Reducer<Int, Int, Void> { _, _, _ in
      Effect<Int>.run(priority: .utility) { _ in seen.withLock { $0.append(Task.currentPriority) } }.map { $0 }
    }
    // The effects of a store end with it.
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    await store.send(1).finish()
    withExtendedLifetime(store) {}
    #expect(seen.withLock { $0 } == [.utility])
  }

  /// A clock that wakes its tasks too late.
  private final class LateClock: Clock, Sendable {
    let time = Locked(TestInstant())
    let deadlines = Locked<[Duration]>([])
    var now: TestInstant { time.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      deadlines.withLock { $0.append(deadline.offset) }
      time.withLock { $0 = deadline.advanced(by: .milliseconds(300)) }
      await Task.yield()
    }
  }

  @Test func aLateTickOfATimerDoesNotDelayTheNextOnes() async {
    let clock = LateClock()
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      switch action {
      case 0: return .timer(id: "timer", every: .seconds(1), clock: clock, send: 1)
      default:
        state += 1
        return state == 4 ? .cancel(id: "timer") : .none
      }
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    await store.send(0).finish()
    withExtendedLifetime(store) {}
    #expect(clock.deadlines.withLock { $0.prefix(4) } == [.seconds(1), .seconds(2), .seconds(3), .seconds(4)])
  }

  @Test func actionsThatALoopDropsCountAsEnded() {
    let store = Store(initialState: 0, reducer: Reducer<Int, Int, Void>.empty, environment: ())
    let tasks = Locked<[StoreTask]>([])
    let subscription = store.observe { [weak store] _ in
      for _ in 1...2 { if let task = store?.send(1) { tasks.withLock { $0.append(task) } } }
    }
    let found = failures { store.send(1) }
    withExtendedLifetime(subscription) {}
    #expect(found.texts.first?.hasPrefix("Endless loop of actions") == true)
    #expect(tasks.withLock { $0.count } > 10_000)
    #expect(tasks.withLock { $0.allSatisfy(\.hasEnded) })
  }

  @Test func aTaskThatHasEndedNeedsNoWaiting() async {
    let store = Store(initialState: 0, reducer: Reducer<Int, Int, Void>.empty, environment: ())
    let task = store.send(1)
    #expect(task.hasEnded)
    await task.finish()
  }
}

@Suite struct StoreObservationTests {
  @Test func observersAreCalledInTheOrderOfTheirSubscriptionsUntilTheyEnd() {
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      state += action
      return .none
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    let calls = Locked<[String]>([])
    var subscriptions: [StoreSubscription] = []
    for name in ["a", "b", "c", "d"] {
      subscriptions.append(store.observe { state in calls.withLock { $0.append("\(name)\(state)") } })
    }
    store.send(1)
    #expect(calls.withLock { $0 } == ["a1", "b1", "c1", "d1"])
    subscriptions.removeFirst(2)
    store.send(1)
    #expect(calls.withLock { $0.suffix(2) } == ["c2", "d2"])
    #expect(calls.withLock { $0.count } == 6)
    withExtendedLifetime(subscriptions) {}
  }
}
