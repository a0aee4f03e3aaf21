import Dispatch
import SnapshotFoundation

/// Runs work after a delay. Use it in place of a dispatch queue, so that tests can control the time.
public protocol Scheduler: Sendable {
  /// The time since the scheduler started.
  var now: Duration { get }

  /// Schedules work to run after a delay.
  ///
  /// - Returns: The scheduled work. Use it to cancel the work before it runs.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork
}

extension Scheduler {
  /// Schedules work to run as soon as possible.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> ScheduledWork { schedule(after: .zero, work) }
}

/// Work that is scheduled to run.
public struct ScheduledWork: Sendable {
  private let end: @Sendable () -> Void

  /// Creates scheduled work.
  ///
  /// - Parameter cancel: Cancels the work.
  public init(cancel: @escaping @Sendable () -> Void) { end = cancel }

  /// Cancels the work. Does nothing if the work has already run.
  public func cancel() { end() }
}

/// A scheduler that runs all work immediately, without delays, for previews and snapshots of a final state.
///
/// Work that schedules itself again endlessly, such as a timer, fails the test after 100 work items.
public struct ImmediateScheduler: Scheduler {
  /// The number of work items that can be scheduled within each other.
  package static let nestingLimit = 100

  @TaskLocal private static var nesting = 0
  private let site: CallSite

  /// Creates a scheduler.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Always zero.
  public var now: Duration { .zero }

  /// Runs the work before it returns.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    let nesting = Self.nesting
    if nesting < Self.nestingLimit {
      Self.$nesting.withValue(nesting + 1) { work() }
    } else {
      SchedulerFailure.endlessNesting(Self.nestingLimit).report(at: site)
    }
    return ScheduledWork {}
  }
}

/// A scheduler that runs work in real time on a dispatch queue.
public struct LiveScheduler: Scheduler {
  private let queue: DispatchQueue
  private let start = ContinuousClock.now

  /// Creates a scheduler.
  ///
  /// - Parameter queue: The queue that runs the work (default: the main queue).
  public init(queue: DispatchQueue = .main) { self.queue = queue }

  /// The time since the scheduler was created.
  public var now: Duration { start.duration(to: .now) }

  /// Schedules work to run on the queue after a delay.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    // A cancelled work item releases what it captured, not only when it would have been due.
    let pending = Locked<(@Sendable () -> Void)?>(work)
    @Sendable func take() -> (@Sendable () -> Void)? {
      pending.withLock { pending in
        defer { pending = nil }
        return pending
      }
    }
    queue.asyncAfter(deadline: .now() + delay.seconds) { take()?() }
    return ScheduledWork { _ = take() }
  }
}

/// A scheduler that fails the test when it is used.
public struct UnimplementedScheduler: Scheduler {
  private let name: String
  private let site: CallSite

  /// Creates a scheduler.
  ///
  /// - Parameter name: The name of the dependency, which the failure shows.
  public init(
    _ name: String = "scheduler", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.name = name
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test.
  public var now: Duration {
    reportUnimplemented("\(name).now", at: site)
    return .zero
  }

  /// Fails the test. The work does not run.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    reportUnimplemented("\(name).schedule", at: site)
    return ScheduledWork {}
  }
}
