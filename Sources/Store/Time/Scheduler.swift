import Dispatch
import TestFailures

/// Does work later. What a view model or an effect is given instead of a queue, so that a test can hold the time.
public protocol Scheduler: Sendable {
  /// The time since the scheduler's own beginning.
  var now: Duration { get }

  /// Does work after a delay, unless the result is cancelled before.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork
}

extension Scheduler {
  /// Does work as soon as possible.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> ScheduledWork { schedule(after: .zero, work) }
}

/// Work that is to be done.
public struct ScheduledWork: Sendable {
  private let end: @Sendable () -> Void

  public init(cancel: @escaping @Sendable () -> Void) { end = cancel }

  /// Keeps the work from being done; nothing happens if it has been.
  public func cancel() { end() }
}

/// Does all work at once, whatever its delay: for previews and pictures of a final state.
public struct ImmediateScheduler: Scheduler {
  public init() {}

  public var now: Duration { .zero }

  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    work()
    return ScheduledWork {}
  }
}

/// Does work in real time on a queue.
public struct LiveScheduler: Scheduler {
  private let queue: DispatchQueue
  private let start = ContinuousClock.now

  public init(queue: DispatchQueue = .main) { self.queue = queue }

  public var now: Duration { start.duration(to: .now) }

  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    let isCancelled = Locked(false)
    queue.asyncAfter(deadline: .now() + delay.seconds) {
      if !isCancelled.withLock({ $0 }) { work() }
    }
    return ScheduledWork { isCancelled.withLock { $0 = true } }
  }
}

/// Fails the test that asks it for anything.
public struct UnimplementedScheduler: Scheduler {
  private let name: String
  private let site: CallSite

  public init(
    _ name: String = "scheduler", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.name = name
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: Duration {
    reportUnimplemented("\(name).now", at: site)
    return .zero
  }

  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    reportUnimplemented("\(name).schedule", at: site)
    return ScheduledWork {}
  }
}
