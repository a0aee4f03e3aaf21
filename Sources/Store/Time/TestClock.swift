import TestFailures

/// A moment of a clock whose time is held or skipped.
public struct TestInstant: InstantProtocol, Sendable {
  /// The time since the clock's beginning.
  public let offset: Duration

  public init(offset: Duration = .zero) { self.offset = offset }

  public func advanced(by duration: Duration) -> TestInstant { TestInstant(offset: offset + duration) }
  public func duration(to other: TestInstant) -> Duration { other.offset - offset }
  public static func < (first: TestInstant, second: TestInstant) -> Bool { first.offset < second.offset }
}

/// A clock whose time a test moves.
///
///     let clock = TestClock()
///     let store = TestStore(initialState: …, reducer: …, environment: Environment(clock: clock))
///     store.send(.startTapped)
///     clock.advance(by: .seconds(1))
///     store.receive(.ticked) { $0.seconds = 1 }
///
/// Effects of a `TestStore` that wake come to rest before `advance` goes on, so that one that sleeps a second ten times
/// over wakes ten times in `advance(by: .seconds(10))`. For tasks from elsewhere there is
/// ``waitForSleepers(_:timeout:fileID:filePath:line:column:isolation:)``.
public final class TestClock: Clock, Sendable {
  /// So long `advance` waits for an effect that it has woken to come to rest.
  private static let patience = Duration.seconds(10)

  private let scheduler: TestScheduler

  /// - Parameter scheduler: Whose time the clock shows; one scheduler may drive several clocks.
  public init(scheduler: TestScheduler = TestScheduler()) { self.scheduler = scheduler }

  public var now: TestInstant { TestInstant(offset: scheduler.now) }
  public var minimumResolution: Duration { .zero }

  /// When sleepers wake, in order.
  public var dueTimes: [Duration] { scheduler.dueTimes }

  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return await Task.yield() }
    let sleeper = Sleeper()
    let execution = EffectExecution.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.fallAsleep(continuation)
        let work = scheduler.schedule(
          at: deadline.offset, settle: { execution?.waitUntilIdle(timeout: Self.patience) }
        ) { sleeper.wake(.success(())) }
        sleeper.whenCancelled(work)
      }
    } onCancel: {
      sleeper.wake(.failure(CancellationError()))
    }
  }

  /// Moves the time on and wakes who is due.
  public func advance(by duration: Duration = .zero) { scheduler.advance(by: duration) }

  /// Waits until tasks have gone to sleep on the clock, and fails the test if they do not in time.
  ///
  /// For tasks that are not effects of a `TestStore`: nobody tells when they have come to rest, so a test says how many
  /// sleepers it expects before it moves the time on.
  public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(10), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let deadline = ContinuousClock.now + timeout
    while dueTimes.count < count {
      guard ContinuousClock.now < deadline, !Task.isCancelled else {
        return reportTestFailure(
          "Expected \(count) to sleep on the clock, but \(dueTimes.count) do after \(timeout).", fileID: fileID,
          filePath: filePath, line: line, column: column)
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Wakes all, however late, until nobody sleeps. Sleepers without end fail the test.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    scheduler.run(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test if anybody sleeps.
  public func checkSuspension(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard let due = dueTimes.first else { return }
    reportTestFailure(
      "Expected nobody to sleep, but \(dueTimes.count) sleep on the clock; the next wakes at \(due).", fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// A task that sleeps, and who may wake it: the clock or its cancellation, whichever is first.
private final class Sleeper: Sendable {
  private enum Phase {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case woken(Result<Void, any Error>)
  }

  private let phase = Locked(Phase.awake)
  private let work = Locked<ScheduledWork?>(nil)

  func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
    let result = phase.withLock { phase -> Result<Void, any Error>? in
      if case .woken(let result) = phase { return result }
      phase = .asleep(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  func whenCancelled(_ scheduled: ScheduledWork) {
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
    continuation?.resume(with: result)
  }
}
