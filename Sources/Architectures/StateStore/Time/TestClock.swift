import SnapshotFoundation

/// An instant of a ``TestClock`` or an ``ImmediateClock``.
public struct TestInstant: InstantProtocol, Sendable {
  /// The time since the clock started.
  public let offset: Duration

  /// Creates an instant.
  ///
  /// - Parameter offset: The time since the clock started.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// Returns the instant after a duration.
  public func advanced(by duration: Duration) -> TestInstant { TestInstant(offset: offset.addingClamped(duration)) }
  /// Returns the duration from this instant to another one.
  public func duration(to other: TestInstant) -> Duration {
    other.offset.addingClamped(.zero - offset.clamped)
  }
  /// Returns whether the first instant is earlier than the second one.
  public static func < (first: TestInstant, second: TestInstant) -> Bool { first.offset < second.offset }
}

/// A clock whose time a test controls.
///
///     let clock = TestClock()
///     let store = TestStore(initialState: …, reducer: …, environment: Environment(clock: clock))
///     store.send(.startTapped)
///     clock.advance(by: .seconds(1))
///     store.receive(.ticked) { $0.seconds = 1 }
///
/// When `advance(by:)` wakes an effect of a `TestStore`, it waits until the effect suspends again. An effect that sleeps for one
/// second in a loop therefore wakes ten times during `advance(by: .seconds(10))`. For other tasks, call
/// ``waitForSleepers(_:timeout:fileID:filePath:line:column:isolation:)`` first.
public final class TestClock: Clock, Sendable {
  /// How long `advance(by:)` waits for a woken effect to suspend again.
  private static let settleTimeout = Duration.seconds(10)

  private let scheduler: TestScheduler

  /// Creates a clock.
  ///
  /// - Parameter scheduler: The scheduler that provides the time. Several clocks can share one scheduler.
  public init(scheduler: TestScheduler = TestScheduler()) { self.scheduler = scheduler }

  /// The current instant.
  public var now: TestInstant { TestInstant(offset: scheduler.now) }
  /// Zero: the clock has no smallest unit.
  public var minimumResolution: Duration { .zero }

  /// The times at which sleeping tasks wake, in ascending order.
  public var dueTimes: [Duration] { scheduler.dueTimes }

  /// Suspends the task until the clock is advanced to the deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return await Task.yield() }
    let execution = EffectExecution.current
    // The effect whose task this is: child tasks sleep while their effect goes on.
    let sleepingEffect = execution?.ofRunningTask
    let sleeper = Sleeper { sleepingEffect?.effectWakes() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isAsleep = sleeper.suspend(continuation)
        let work = scheduler.schedule(
          at: deadline.offset, settle: { execution?.waitUntilIdle(timeout: Self.settleTimeout) }
        ) { sleeper.wake(.success(())) }
        sleeper.setScheduledWork(work)
        // Noted last, so that a test that sees it can advance the clock.
        if isAsleep { sleepingEffect?.effectFallsAsleep() }
      }
    } onCancel: {
      sleeper.wake(.failure(CancellationError()))
    }
  }

  /// Advances the time, and wakes the tasks that are due. Fails the test if the duration is negative.
  public func advance(
    by duration: Duration = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    scheduler.advance(by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Advances the time to a later instant, and wakes the tasks that are due. Fails the test if the instant is in the past.
  public func advance(
    to instant: TestInstant, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    scheduler.advance(to: instant.offset, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Waits until a number of tasks sleep on the clock, and fails the test after a timeout.
  ///
  /// Use it before `advance(by:)` for tasks that are not effects of a `TestStore`. A `TestStore` waits for its own effects.
  ///
  /// - Parameters:
  ///   - count: The number of sleeping tasks to wait for.
  ///   - timeout: How long to wait, in real time.
  public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(10), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let deadline = ContinuousClock.now + timeout
    while dueTimes.count < count {
      guard ContinuousClock.now < deadline, !Task.isCancelled else {
        return reportTestFailure(
          """
          Expected \(count) sleeping tasks on the clock, but found \(dueTimes.count) after \(timeout).
          Check that the tasks sleep on this clock, or pass a longer `timeout:`.
          """, fileID: fileID, filePath: filePath, line: line, column: column)
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Advances the time until no task sleeps. Fails the test if tasks sleep again endlessly.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    scheduler.run(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test if a task sleeps on the clock.
  public func checkSuspension(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard let due = dueTimes.first else { return }
    reportTestFailure(
      """
      Expected no sleeping tasks on the clock, but found \(dueTimes.count). The next wakes at \(due).
      Cancel the tasks, or advance the clock.
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A sleeping task. Either the clock or its cancellation wakes it, whichever comes first.
private final class Sleeper: Sendable {
  private enum Phase {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case woken(Result<Void, any Error>)
  }

  private let phase = Locked(Phase.awake)
  private let work = Locked<ScheduledWork?>(nil)
  private let willWake: @Sendable () -> Void

  /// - Parameter willWake: Called before a task that fell asleep continues.
  init(willWake: @escaping @Sendable () -> Void) { self.willWake = willWake }

  /// Keeps the continuation of the task. Returns whether the task sleeps, instead of being woken already.
  func suspend(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    let result = phase.withLock { phase -> Result<Void, any Error>? in
      if case .woken(let result) = phase { return result }
      phase = .asleep(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
    return result == nil
  }

  func setScheduledWork(_ scheduled: ScheduledWork) {
    work.withLock { $0 = scheduled }
    if case .woken = phase.withLock({ $0 }) { scheduled.cancel() }
  }

  func wake(_ result: Result<Void, any Error>) {
    let continuation = phase.withLock { phase -> CheckedContinuation<Void, any Error>? in
      defer { if case .woken = phase {} else { phase = .woken(result) } }
      if case .asleep(let continuation) = phase { return continuation }
      return nil
    }
    work.withLock { $0 }?.cancel()
    if let continuation {
      willWake()
      continuation.resume(with: result)
    }
  }
}
