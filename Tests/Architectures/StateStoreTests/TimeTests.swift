import Dispatch
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

@Suite struct TimeTests {
  @Test func workIsDoneInOrderOfDueTimes() {
    let scheduler = TestScheduler()
    let log = Locked<[String]>([])
    @Sendable func note(_ text: String) { log.withLock { $0.append(text) } }
    scheduler.schedule(after: .seconds(2)) { note("c") }
    scheduler.schedule(after: .seconds(1)) {
      note("a")
      scheduler.schedule(after: .milliseconds(500)) { note("later") }
    }
    scheduler.schedule(after: .seconds(1)) { note("b") }
    let cancelled = scheduler.schedule(after: .seconds(1)) { note("never") }
    cancelled.cancel()
    #expect(scheduler.advance(by: .milliseconds(999)) == [])
    #expect(scheduler.advance(by: .milliseconds(1)) == [.seconds(1)])
    #expect(log.withLock { $0 } == ["a", "b"])
    #expect(scheduler.dueTimes == [.milliseconds(1500), .seconds(2)])
    #expect(scheduler.advance(by: .seconds(1)) == [.milliseconds(1500), .seconds(2)])
    #expect(log.withLock { $0 } == ["a", "b", "later", "c"])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func endlessWorkIsReported() {
    let scheduler = TestScheduler()
    @Sendable func again() { scheduler.schedule(after: .seconds(1)) { again() } }
    again()
    let found = failures { scheduler.run() }
    #expect(found.count == 1)
    #expect(
      found.texts == [
        """
        Scheduled work is endless: 10000 work items ran, and the next is due at 10001.0 seconds.
        Cancel the work that repeats itself, or use `advance(by:)`.
        """
      ])
  }

  @Test func sleepersWakeWhenTheyAreDue() async throws {
    let clock = TestClock()
    let log = Locked<[Int]>([])
    let task = Task {
      for second in 1...3 {
        try await clock.sleep(for: .seconds(1))
        log.withLock { $0.append(second) }
      }
    }
    for second in 1...3 {
      await clock.waitForSleepers(timeout: .seconds(3600))
      #expect(log.withLock { $0.count } == second - 1)
      clock.advance(by: .seconds(1))
    }
    try await task.value
    #expect(log.withLock { $0 } == [1, 2, 3])
    #expect(clock.now.offset == .seconds(3))
    let found = await failures { await clock.waitForSleepers(2, timeout: .milliseconds(5)) }
    #expect(
      found.texts == [
        """
        Expected 2 sleeping tasks on the clock, but found 0 after 0.005 seconds.
        Check that the tasks sleep on this clock, or pass a longer `timeout:`.
        """
      ])
  }

  @Test func cancelledSleepersWakeAtOnce() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(timeout: .seconds(3600))
    #expect(clock.dueTimes == [.seconds(1)])
    let found = failures { clock.checkSuspension() }
    #expect(
      found.texts == [
        """
        Expected no sleeping tasks on the clock, but found 1. The next wakes at 1.0 seconds.
        Cancel the tasks, or advance the clock.
        """
      ])
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    clock.checkSuspension()
  }

  @Test func theImmediateClockDoesNotWait() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000))
    #expect(clock.now.offset == .seconds(1_000))
    let done = Locked(false)
    ImmediateScheduler().schedule(after: .seconds(1_000)) { done.withLock { $0 = true } }
    #expect(done.withLock { $0 })
  }

  @Test func theUnimplementedClockFailsTheTest() async {
    let line: UInt = #line + 1
    let clock = UnimplementedClock("the app's clock")
    let found = await failures {
      await #expect(throws: UnimplementedDependency.self) { try await clock.sleep(until: TestInstant()) }
    }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        Unimplemented dependency: "the app's clock.sleep" was used, but this test does not implement it (declared \
        at StateStoreTests/TimeTests.swift:\(line)).
        Implement it in the environment of the test, or change the code so that it does not use it.
        """
      ])
  }

  @Test func theLiveSchedulerRunsWorkAfterItsDelay() async {
    // The queue runs no work before the cancellation, however long that takes.
    let queue = DispatchQueue(label: "live")
    queue.suspend()
    let scheduler = LiveScheduler(queue: queue)
    await withCheckedContinuation { continuation in
      let never = scheduler.schedule(after: .milliseconds(10)) { Issue.record("cancelled work was done") }
      scheduler.schedule(after: .milliseconds(100)) { continuation.resume() }
      never.cancel()
      queue.resume()
    }
    #expect(scheduler.now >= .milliseconds(100))
  }
}
