import Foundation
import SnapshotFoundation

/// Determines whether threads were available while an assertion waited, so that its message names the actual reason.
final class ThreadProbe: Sendable {
  /// The longest time in seconds that an available thread may take to respond.
  static let longestWait: TimeInterval = 0.5

  /// The reason why no snapshot arrived.
  enum Finding: Equatable {
    /// Threads were available.
    case noCallback
    /// All threads of the concurrency pool were busy.
    case poolIsBusy
    /// The main thread was busy: with this assertion if `isOwn`, otherwise with other work.
    case mainThreadIsBusy(isOwn: Bool)
  }

  private let hasPool = Locked(false)
  private let hasMainThread = Locked(false)
  private let isOnMainActor = MainQueue.isCurrent

  /// Starts a task on the concurrency pool and a block on the main thread.
  init() {
    ExtraThreads.shared.bypassing {
      Task.detached { [self] in hasPool.withLock { $0 = true } }
    }
    DispatchQueue.main.async { [self] in hasMainThread.withLock { $0 = true } }
  }

  var isAnswered: Bool { hasPool.withLock { $0 } && hasMainThread.withLock { $0 } }

  var finding: Finding {
    if !hasPool.withLock({ $0 }) { return .poolIsBusy }
    if !hasMainThread.withLock({ $0 }) { return .mainThreadIsBusy(isOwn: isOnMainActor) }
    return .noCallback
  }
}

extension ThreadProbe.Finding {
  var message: String {
    switch self {
    case .noCallback:
      """
      The strategy did not call back, although threads were available to run its work.
      If the work needs more time, increase the `timeout:` of the assertion.
      """
    case .poolIsBusy:
      """
      All threads of Swift's concurrency pool were busy or blocked, so tasks that were started before the assertion \
      could not run.
      Start the task in the strategy or `await` it before the assertion, and do not block threads in tasks.
      """
    case .mainThreadIsBusy(isOwn: true):
      """
      The assertion blocks the main actor, so work on the main actor could not run while it waited.
      `await` the assertion, with its value in braces, or move it to a test that is not isolated to the main actor.
      """
    case .mainThreadIsBusy(isOwn: false):
      """
      The main thread was busy, so work on the main actor could not run while the assertion waited.
      Avoid blocking the main thread, or use a strategy that does not need it.
      """
    }
  }
}
