import Dispatch
import Foundation

/// A serial task executor for the effects of one test store. It detects when all effects are suspended.
///
/// A suspended effect waits for something outside of the executor, such as a clock or a response. When all effects are
/// suspended, nothing more happens until the test does something, so the test can continue without sleeping or yielding. An
/// effect that never suspends keeps the executor's thread busy, and the test stops waiting for it after a timeout.
package final class EffectExecution: @unchecked Sendable {
  /// The executor of the effect that calls it.
  @TaskLocal package static var current: EffectExecution?

  private let queue = DispatchQueue(label: "TestStore effects")
  /// Guards `jobs` and `events`.
  private let condition = NSCondition()
  private var jobs = 0
  private var events = 0

  package init() {}

  /// Starts a task on an executor, or on the global executor if `execution` is `nil`.
  static func task(
    priority: TaskPriority?, on execution: EffectExecution?, operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard let execution else { return Task(priority: priority, operation: operation) }
    return $current.withValue(execution) {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
        return Task(executorPreference: execution, priority: priority, operation: operation)
      }
      return Task(priority: priority, operation: operation)
    }
  }

  /// Waits until all tasks are suspended.
  ///
  /// - Returns: Whether all tasks were suspended before the timeout. Returns immediately when one of the tasks calls it.
  @discardableResult
  package func waitUntilIdle(timeout: Duration) -> Bool { wait(timeout: timeout) { true } }

  /// Waits until all tasks are suspended and a condition holds. Evaluates the condition again after each task ran.
  package func wait(timeout: Duration, until isMet: () -> Bool) -> Bool {
    guard Self.current !== self else { return isMet() }
    let deadline = Date(timeIntervalSinceNow: timeout.seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      let seen = events
      if jobs == 0 {
        condition.unlock()
        let isMet = isMet()
        condition.lock()
        if isMet, jobs == 0 { return true }
      }
      if seen == events, !condition.wait(until: deadline) { return false }
      if Date() > deadline { return false }
    }
  }

  /// Wakes the waiting threads, so that they evaluate their conditions again.
  package func noteEvent() {
    condition.lock()
    events += 1
    condition.broadcast()
    condition.unlock()
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension EffectExecution: TaskExecutor {
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.lock()
    jobs += 1
    condition.unlock()
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      condition.lock()
      jobs -= 1
      events += 1
      condition.broadcast()
      condition.unlock()
    }
  }
}

extension Duration {
  /// The duration in seconds, like a `TimeInterval`.
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
