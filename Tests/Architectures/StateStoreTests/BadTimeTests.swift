import StateStore
import SnapshotFoundation
import Testing

/// Clocks that go backwards, durations without an end, and work without an end.
@Suite struct BadTimeTests {
  @Test func schedulersDoNotGoBackwards() {
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(5))
    let runs = Locked(0)
    scheduler.schedule { runs.withLock { $0 += 1 } }
    let line: UInt = #line + 2
    let found = failures {
      scheduler.advance(by: .seconds(-1))
      scheduler.advance(to: .seconds(4))
    }
    #expect(
      found.texts == [
        """
        Cannot advance by -1.0 seconds: the duration is negative.
        Advance by zero or more. To set a time in the past, create a new scheduler.
        """,
        """
        Cannot advance to 4.0 seconds: the time is already 5.0 seconds.
        Advance to a later time, or use `advance(by:)`.
        """,
      ])
    #expect(found.map(\.site.line) == [line, line + 1])
    #expect(scheduler.now == .seconds(5))
    #expect(runs.withLock { $0 } == 0, "the work waits for a valid step")
    #expect(scheduler.advance(to: .seconds(5)) == [.seconds(5)])
    #expect(scheduler.advance(to: .seconds(9)) == [])
    #expect(scheduler.now == .seconds(9))
  }

  @Test func clocksDoNotGoBackwards() async throws {
    let clock = TestClock()
    clock.advance(to: TestInstant(offset: .seconds(2)))
    let found = failures {
      clock.advance(by: .seconds(-1))
      clock.advance(to: TestInstant(offset: .seconds(1)))
    }
    #expect(found.count == 2)
    #expect(found.text(1).hasPrefix("Cannot advance to 1.0 seconds: the time is already 2.0 seconds."))
    #expect(clock.now.offset == .seconds(2))
    // A deadline in the past is over.
    try await clock.sleep(until: TestInstant(offset: .seconds(1)))
  }

  @Test func longDurationsDoNotOverflow() {
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(1))
    scheduler.schedule(after: .seconds(Int64.max)) {}
    #expect(scheduler.dueTimes == [.seconds(Int64.max / 4)])
    let found = failures {
      scheduler.advance(by: .seconds(Int64.max))
      scheduler.advance(by: .seconds(Int64.max / 4))
      scheduler.advance(to: .seconds(Int64.max))
    }
    #expect(found.count == 3)
    #expect(found.text(0).hasSuffix("Advance by a shorter duration."))
    #expect(scheduler.now == .seconds(1))
    let far = TestInstant(offset: .seconds(Int64.max))
    let most = (0..<40).reduce(far) { instant, _ in instant.advanced(by: .seconds(Int64.max)) }
    #expect(far < far.advanced(by: .zero) || most.offset == .seconds(Int64.max / 4))
    #expect(TestInstant(offset: .seconds(Int64.min)).duration(to: far) == .seconds(Int64.max / 4))
    scheduler.run()
    #expect(scheduler.dueTimes == [])
  }

  @Test func workThatRepeatsWithoutADelayIsReported() {
    let scheduler = TestScheduler()
    let log = EventLog()
    let line: UInt = #line + 6
    @Sendable func again() { scheduler.schedule { again() } }
    scheduler.schedule(after: .seconds(1)) { again() }
    scheduler.schedule(after: .seconds(2)) { log.add("later") }
    // NB: without a limit, this step never ends.
    let found = failures {
      scheduler.advance(by: .seconds(3))
    }
    #expect(
      found.texts == [
        """
        Scheduled work is endless: 10000 work items ran at 1.0 seconds, and more work is due at this time.
        The remaining work of this time was cancelled. Schedule repeated work after a positive delay.
        """
      ])
    #expect(found.map(\.site.line) == [line])
    #expect(log.texts == ["later"])
    #expect(scheduler.now == .seconds(3))
    #expect(scheduler.dueTimes == [])
  }

  /// A scheduler whose clock jumps.
  struct JumpingScheduler: Scheduler {
    let base = TestScheduler()
    let offset = Locked(Duration.zero)
    var now: Duration { base.now + offset.withLock { $0 } }
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
      base.schedule(after: delay, work)
    }
  }

  @Test func operatorsDoNotWaitLongerIfTheClockGoesBackwards() {
    let scheduler = JumpingScheduler()
    let source = Subject<Int>()
    let log = EventLog()
    let subscriptions = [
      log.subscribe(to: .interval(.seconds(2), on: scheduler), prefix: "timer "),
      log.subscribe(to: source.signal.throttle(for: .seconds(3), latest: true, on: scheduler)),
    ]
    source.send(1)
    scheduler.offset.withLock { $0 = .seconds(-3_600) }
    source.send(2)
    scheduler.base.advance(by: .seconds(4))
    #expect(log.texts == ["1", "timer 0", "2", "timer 1"])
    #expect(subscriptions.count == 2)
  }

  @Test func longTimersAreNotEndless() {
    let scheduler = TestScheduler()
    let count = Locked(0)
    let subscription = Signal.interval(.milliseconds(1), on: scheduler).subscribe { _ in count.withLock { $0 += 1 } }
    // More work than the limit for one time.
    #expect(scheduler.advance(by: .seconds(11)).count == 11_000)
    #expect(count.withLock { $0 } == 11_000)
    subscription.cancel()
    // As much work at one time as the limit allows.
    for _ in 0..<TestScheduler.runLimit { scheduler.schedule { count.withLock { $0 += 1 } } }
    scheduler.advance()
    #expect(count.withLock { $0 } == 21_000)
  }

  @Test func cancelledWorkOfAQueueReleasesWhatItCaptured() {
    final class Screen: Sendable {}
    weak var screen: Screen?
    do {
      let owner = Screen()
      screen = owner
      LiveScheduler(queue: .global()).schedule(after: .seconds(3_600)) { _ = owner }.cancel()
    }
    #expect(screen == nil)
  }

  @Test func anImmediateTimerIsReported() {
    let line: UInt = #line + 1
    let scheduler = ImmediateScheduler()
    let log = EventLog()
    let found = failures { log.subscribe(to: .interval(.seconds(1), on: scheduler)).cancel() }
    #expect(
      found.texts == [
        """
        Scheduled work is endless: work that an `ImmediateScheduler` runs scheduled more work 100 times in a row.
        The last work did not run. Use a `TestScheduler` for work that repeats itself, such as a timer.
        """
      ])
    #expect(found.map(\.site.line) == [line])
    #expect(log.texts == (0..<100).map { "\($0)" })
    // Other operators need no time.
    #expect(
      events(of: Signal.just(1, 2).debounce(for: .seconds(1), on: scheduler).delay(by: .seconds(9), on: scheduler))
        == ["1", "2", "completed"])
  }

  @Test func workRunsInOrderInWhateverOrderItIsScheduled() {
    let scheduler = TestScheduler()
    let log = Locked<[Int]>([])
    var seed: UInt64 = 7
    var expected: [(due: Int, id: Int)] = []
    var cancelled: [ScheduledWork] = []
    for id in 0..<500 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let due = Int(seed >> 33) % 50
      let work = scheduler.schedule(after: .seconds(due)) { log.withLock { $0.append(id) } }
      if id % 7 == 0 { cancelled.append(work) } else { expected.append((due, id)) }
    }
    for work in cancelled {
      work.cancel()
      work.cancel()
    }
    #expect(scheduler.dueTimes == expected.map(\.due).sorted().map { .seconds($0) })
    scheduler.advance(by: .seconds(50))
    #expect(log.withLock { $0 } == expected.sorted { ($0.due, $0.id) < ($1.due, $1.id) }.map(\.id))
  }
}
