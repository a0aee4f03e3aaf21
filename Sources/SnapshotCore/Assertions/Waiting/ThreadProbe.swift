import Foundation
import TestFailures

/// Finds out whether threads were free while an assertion waited, so that its message names the real reason.
final class ThreadProbe: Sendable {
  /// How many seconds a free thread may take to answer.
  static let longestWait: TimeInterval = 0.5

  /// Why nothing arrived.
  enum Finding: Equatable {
    /// Threads were free.
    case noCallback
    /// All threads of the concurrency pool were busy.
    case poolIsBusy
    /// The main thread was busy, with this very assertion if it was made on the main actor.
    case mainThreadIsBusy(isOwn: Bool)
  }

  private let hasPool = Locked(false)
  private let hasMainThread = Locked(false)
  private let isOnMainActor = Thread.isMainThread || DispatchQueue.getSpecific(key: ThreadProbe.mainQueueKey) == true

  // NB: a process that serves its main queue forever, as that of Swift Testing does, does so on any thread.
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Asks the concurrency pool and the main thread.
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
      The strategy has not called back, although threads were free to run its work.
      If the work needs longer, raise the `timeout:` of the assertion.
      """
    case .poolIsBusy:
      """
      All threads of Swift's concurrency pool were busy or blocked, so that tasks that were started before the assertion \
      could not run.
      Start the task in the strategy or `await` it before the assertion, and do not block threads in tasks.
      """
    case .mainThreadIsBusy(isOwn: true):
      """
      The assertion blocks the main actor, so that work of the main actor could not run meanwhile.
      Make the assertion in a test that is not on the main actor, or `await` the work before it.
      """
    case .mainThreadIsBusy(isOwn: false):
      """
      The main thread was busy, so that work of the main actor could not run meanwhile.
      Free the main thread, or make a snapshot that does not need it.
      """
    }
  }
}
