import SnapshotFoundation

/// The clock or the scheduler that an effect waits for.
package struct EffectPace: Sendable {
  enum Kind {
    /// Time passes by itself.
    case real
    /// Time passes only when a test advances it.
    case test
    /// Time never passes, and no wait takes time.
    case immediate
  }

  let kind: Kind
  /// Suspends the task for a duration.
  private let suspend: @Sendable (Duration) async throws -> Void
  /// Returns a function that measures the time since the call.
  let stopwatch: @Sendable () -> @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    switch clock {
    case is TestClock: kind = .test
    case is ImmediateClock: kind = .immediate
    default: kind = .real
    }
    suspend = { @Sendable in try await clock.sleep(for: $0) }
    stopwatch = { @Sendable in Self.stopwatch(of: clock) }
  }

  init(_ scheduler: any Scheduler) {
    // A test clock also waits until the woken effects are suspended again.
    if let scheduler = scheduler as? TestScheduler {
      self.init(TestClock(scheduler: scheduler))
      return
    }
    self.init(
      kind: scheduler is ImmediateScheduler ? .immediate : .real,
      suspend: { duration in try await Self.suspend(for: duration, on: scheduler) },
      stopwatch: {
        let start = scheduler.now
        return { scheduler.now - start }
      })
  }

  private init(
    kind: Kind, suspend: @escaping @Sendable (Duration) async throws -> Void,
    stopwatch: @escaping @Sendable () -> @Sendable () -> Duration
  ) {
    self.kind = kind
    self.suspend = suspend
    self.stopwatch = stopwatch
  }

  /// Waits for a duration.
  ///
  /// - Returns: Whether the time has passed: `false` if the effect is cancelled, or the clock fails.
  func wait(for duration: Duration) async -> Bool {
    let flight = kind == .test ? EffectFlight.current : nil
    flight?.setWaitingForTest(true)
    defer { flight?.setWaitingForTest(false) }
    do {
      try await suspend(max(duration, .zero))
      return !Task.isCancelled
    } catch is CancellationError {
      return false
    } catch is UnimplementedDependency {
      // The dependency has reported itself.
      return false
    } catch {
      reportTestFailure(
        """
        An effect was stopped, because its clock threw an error: \(CompactText.text(of: error))
        Use a clock that throws only CancellationError.
        """)
      return false
    }
  }

  private static func stopwatch<C: Clock>(of clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  private static func suspend(for duration: Duration, on scheduler: any Scheduler) async throws {
    let wakeUp = WakeUp()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wakeUp.suspend(continuation)
        wakeUp.keep(scheduler.schedule(after: duration) { wakeUp.wake(.success(())) })
      }
    } onCancel: {
      wakeUp.wake(.failure(CancellationError()))
    }
  }
}

/// The continuation of a task that waits for a scheduler. The scheduler or a cancellation resumes it, whichever is first.
private final class WakeUp: Sendable {
  private struct Phase {
    var continuation: CheckedContinuation<Void, any Error>?
    var work: ScheduledWork?
    var result: Result<Void, any Error>?
  }

  private let phase = Locked(Phase())

  func suspend(_ continuation: CheckedContinuation<Void, any Error>) {
    let result = phase.withLock { phase -> Result<Void, any Error>? in
      if phase.result == nil { phase.continuation = continuation }
      return phase.result
    }
    if let result { continuation.resume(with: result) }
  }

  func keep(_ work: ScheduledWork) {
    let isOver = phase.withLock { phase -> Bool in
      phase.work = work
      return phase.result != nil
    }
    if isOver { work.cancel() }
  }

  func wake(_ result: Result<Void, any Error>) {
    let (continuation, work) = phase.withLock {
      phase -> (CheckedContinuation<Void, any Error>?, ScheduledWork?) in
      if phase.result == nil { phase.result = result }
      defer { (phase.continuation, phase.work) = (nil, nil) }
      return (phase.continuation, phase.work)
    }
    work?.cancel()
    continuation?.resume(with: result)
  }
}

/// A pause before an effect starts.
package struct EffectDelay: Sendable {
  let duration: Duration
  let pace: EffectPace
}

/// The ticks of a timer.
struct EffectTicks {
  let interval: Duration
  let pace: EffectPace
  let id: String
  let site: CallSite
  /// The number of the last tick, counted from 1.
  private(set) var number = 0
  private var elapsed: (@Sendable () -> Duration)?
  private var index = 0
  private var last = Duration.zero

  init(interval: Duration, pace: EffectPace, id: String, site: CallSite) {
    self.interval = interval
    self.pace = pace
    self.id = id
    self.site = site
  }

  /// Waits for the next tick.
  ///
  /// - Returns: Whether the timer continues.
  mutating func next() async -> Bool {
    let elapsed = elapsed ?? start()
    let now = elapsed()
    if now < last {
      FailureChannel.report(.clockWentBackwards(by: last - now, id: id, at: site))
      return await tick(start(), now: .zero)
    }
    // Ticks in the past are skipped.
    return now >= interval * (index + 1) ? await tick(start(), now: .zero) : await tick(elapsed, now: now)
  }

  private mutating func tick(_ elapsed: @Sendable () -> Duration, now: Duration) async -> Bool {
    index += 1
    guard await pace.wait(for: interval * index - now) else { return false }
    last = max(now, elapsed())
    number += 1
    return true
  }

  private mutating func start() -> @Sendable () -> Duration {
    let elapsed = pace.stopwatch()
    self.elapsed = elapsed
    index = 0
    last = .zero
    return elapsed
  }
}
