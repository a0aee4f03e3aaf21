import Foundation
import SnapshotFoundation

/// An action that is performed once, on the main thread where that is necessary.
///
/// It never waits for the main thread, because the main thread may wait for the caller.
final class MainThreadAction: Sendable {
  private struct State {
    var isDone = false
    var isScheduled = false
  }

  private let needsMainThread: Bool
  private let isMainThread: @Sendable () -> Bool
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let action: @Sendable () -> Void
  private let state = Locked(State())

  /// - Parameters:
  ///   - needsMainThread: Whether the action must run on the main thread.
  ///   - isMainThread: Returns whether the running thread is the main thread.
  ///   - schedule: Has the main thread perform a closure later.
  ///   - action: The action.
  init(
    needsMainThread: Bool, isMainThread: @escaping @Sendable () -> Bool = { Thread.isMainThread },
    schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { DispatchQueue.main.async(execute: $0) },
    action: @escaping @Sendable () -> Void
  ) {
    self.needsMainThread = needsMainThread
    self.isMainThread = isMainThread
    self.schedule = schedule
    self.action = action
  }

  /// Performs the action, or has the main thread perform it later. Later calls on the main thread perform it at once, if it
  /// is still pending.
  func request() {
    let mayPerform = !needsMainThread || isMainThread()
    let (performs, schedules) = state.withLock { state in
      guard !state.isDone else { return (false, false) }
      if mayPerform {
        state.isDone = true
        return (true, false)
      }
      defer { state.isScheduled = true }
      return (false, !state.isScheduled)
    }
    if performs { action() }
    if schedules { schedule { [self] in request() } }
  }
}
