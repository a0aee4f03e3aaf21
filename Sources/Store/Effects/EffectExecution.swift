import Dispatch
import Foundation

/// A place where the tasks of one test store's effects run one after the other, and that knows when all of them wait
/// for something from outside: a clock, a reply, a person.
///
/// A test can so go on exactly when nothing more will happen by itself, without sleeping and without guessing how often
/// to yield. An effect that never waits keeps its own thread busy; the test gives up on it after a time-out.
package final class EffectExecution: @unchecked Sendable {
  /// The place of the effect that is running.
  @TaskLocal package static var current: EffectExecution?

  private let queue = DispatchQueue(label: "effects of a test store")
  private let condition = NSCondition()
  private var jobs = 0
  private var events = 0

  package init() {}

  /// Starts work at a place; `nil` is Swift's own pool.
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

  /// Waits until every task waits for something from outside.
  ///
  /// - Returns: Whether that happened in time. Called by one of the tasks themselves it returns at once.
  @discardableResult
  package func waitUntilIdle(timeout: Duration) -> Bool { wait(timeout: timeout) { true } }

  /// Waits until every task waits for something from outside and a condition holds; looks again whenever a task has run.
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

  /// Wakes whoever waits: something has happened.
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
  /// As Foundation counts.
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
