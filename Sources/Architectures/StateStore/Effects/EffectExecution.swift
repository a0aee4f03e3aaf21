import Dispatch
import Foundation

/// Runs the effects of one test store, and detects when all of them are suspended.
///
/// A suspended effect waits for something outside of the store, such as a clock or a response. When all effects are
/// suspended, nothing more happens until the test does something, so the test can continue without sleeping or yielding. An
/// effect that never suspends keeps a thread busy, and the test stops waiting for it after a timeout.
package final class EffectExecution: @unchecked Sendable {
  /// How the execution detects that effects are suspended.
  package enum Detection: Sendable {
    /// Effects run one at a time on a task executor, which has no jobs when all effects are suspended.
    case executor
    /// Effects run on the global executor, which does not tell when a task is suspended. An effect counts as suspended while
    /// it sleeps on a test clock. Other effects count as suspended when none of them did anything while probes ran, which
    /// ``ExecutorProbes`` explains.
    case activity

    /// Systems before macOS 15 and iOS 18 have no task executors.
    package static var supported: Detection {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { return .executor }
      return .activity
    }
  }

  /// The executor of the effect that calls it.
  @TaskLocal package static var current: EffectExecution?
  /// The task of the running effect. Child tasks inherit the value.
  @TaskLocal private static var effectTask: Int?
  /// The detection of new executions, which tests of this package replace.
  @TaskLocal package static var newDetection: Detection?

  /// The priority of effects that run on the global executor.
  ///
  /// Steps of parallel tests block the threads of that executor. It has at least one thread for each priority, and tests
  /// have a higher one.
  private static let globalPriority = TaskPriority.utility

  private let detection: Detection
  private let queue = DispatchQueue(label: "TestStore effects")
  /// Guards `jobs`, `events`, `lastEvent` and `probes`.
  private let condition = NSCondition()
  /// The jobs of the executor, or the effects that neither ended nor sleep on a test clock.
  private var jobs = 0
  private var events = 0
  private var lastEvent = ContinuousClock.now
  private var probes = ExecutorProbes()

  package init() { detection = Self.newDetection ?? .supported }

  /// Starts a task on an executor, or on the global executor if `execution` is `nil`.
  static func task(
    priority: TaskPriority?, on execution: EffectExecution?, operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard let execution else { return Task(priority: priority, operation: operation) }
    return $current.withValue(execution) {
      if execution.detection == .executor, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
        return Task(executorPreference: execution, priority: priority, operation: operation)
      }
      execution.changeJobs(by: 1)
      return Task(priority: globalPriority) {
        await $effectTask.withValue(runningTask, operation: operation)
        execution.changeJobs(by: -1)
      }
    }
  }

  /// This execution, if it counts sleeping effects and the running task is that of an effect, not a child task.
  var ofRunningTask: EffectExecution? {
    detection == .activity && Self.effectTask == Self.runningTask ? self : nil
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Notes that an effect sleeps until a test advances its clock.
  func effectFallsAsleep() { changeJobs(by: -1) }

  /// Notes that an effect wakes. Call it before the effect can run.
  func effectWakes() { changeJobs(by: 1) }

  private func changeJobs(by change: Int) {
    condition.lock()
    jobs += change
    condition.unlock()
    noteEvent()
  }

  /// Waits until all tasks are suspended.
  ///
  /// - Returns: Whether all tasks were suspended before the timeout. Returns immediately when one of the tasks calls it.
  @discardableResult
  package func waitUntilIdle(timeout: Duration) -> Bool { wait(timeout: timeout) { true } }

  /// Waits until all tasks are suspended and a condition holds. Evaluates the condition again after each task ran.
  ///
  /// - Parameter start: When the caller began to wait, if it calls this method repeatedly.
  package func wait(timeout: Duration, since start: ContinuousClock.Instant = .now, until isMet: () -> Bool) -> Bool {
    guard Self.current !== self else { return isMet() }
    let deadline = Date(timeIntervalSinceNow: timeout.seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      let seen = events
      if isIdle(since: start) {
        condition.unlock()
        let isMet = isMet()
        condition.lock()
        if isMet, jobs == 0 || detection == .activity && seen == events { return true }
      }
      if seen == events, !condition.wait(until: min(deadline, nextCheck)), Date() >= deadline { return false }
      if Date() > deadline { return false }
    }
  }

  /// Whether all tasks are suspended. Call it with the lock held.
  ///
  /// - Parameter start: When the caller began to wait. Something that the caller did before can have woken an effect.
  private func isIdle(since start: ContinuousClock.Instant) -> Bool {
    if jobs == 0 { return true }
    guard detection == .activity else { return false }
    if probes.haveRun(since: max(start, lastEvent)) { return true }
    startProbe()
    return false
  }

  /// When to check again although nothing happened.
  private var nextCheck: Date {
    detection == .activity && jobs > 0 ? Date(timeIntervalSinceNow: ExecutorProbes.pause.seconds) : .distantFuture
  }

  /// Starts a probe unless one runs, or has just run. Call it with the lock held.
  private func startProbe() {
    guard probes.begin(at: .now) else { return }
    Task.detached(priority: Self.globalPriority) { [self] in
      let probe = ExecutorProbes.measure()
      endProbe(probe)
    }
  }

  private func endProbe(_ probe: ExecutorProbes.Measurement) {
    condition.lock()
    probes.end(with: probe)
    condition.broadcast()
    condition.unlock()
  }

  /// Runs code during which no task of the executor runs. Tasks that start meanwhile run afterwards.
  package func holdingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    queue.suspend()
    defer { queue.resume() }
    return try body()
  }

  /// Wakes the waiting threads, so that they evaluate their conditions again.
  package func noteEvent() {
    condition.lock()
    events += 1
    lastEvent = .now
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
