import CSnapshotMainActorChecks
import Foundation
import SnapshotFoundation

/// Decides where the jobs of tasks run: in the queue of the thread that adds them, or on the runtime's executors.
enum TaskRouting {
  private struct Updates {
    /// The number of updates that run now, on any thread.
    var running = 0
    /// The tasks that have run in them.
    var tasks: Set<UInt64> = []
    /// The jobs of these tasks that other threads have added meanwhile. They continue after the updates, because the
    /// moment in which they arrive is not reproducible.
    var late: [UnownedJob] = []
  }

  private static let updates = Locked(Updates())

  /// Asks the runtime for the jobs. Accessed before the first update.
  private static let isInstalled: Bool = {
    let executor = unsafeBitCast(
      DrawingThreadExecutor.shared.asUnownedSerialExecutor(), to: (identity: UnsafeRawPointer?, table: UInt).self)
    return task_jobs_take(
      { job in job.map { TaskRouting.take(unsafeBitCast($0, to: UnownedJob.self)) } ?? false },
      task_executor(identity: executor.identity, implementation: executor.table))
  }()

  static func begin() {
    _ = isInstalled
    updates.withLock { $0.running += 1 }
  }

  static func end() {
    let late = updates.withLock { updates -> [UnownedJob] in
      updates.running -= 1
      guard updates.running == 0 else { return [] }
      defer { updates = Updates() }
      return updates.late
    }
    for job in late { forward(job) }
  }

  /// Takes a job into the queue of the current thread, or keeps it until the updates end.
  ///
  /// - Returns: Whether the job was taken.
  static func take(_ job: UnownedJob) -> Bool {
    let task = task_job_id(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    if let queue = TaskQueue.currentQueue {
      updates.withLock { _ = $0.tasks.insert(task) }
      queue.add(job, of: task)
      return true
    }
    return updates.withLock { updates in
      guard updates.running > 0, updates.tasks.contains(task) else { return false }
      updates.late.append(job)
      return true
    }
  }

  /// Runs a job on the main thread.
  static func forward(_ job: UnownedJob) {
    DispatchQueue.main.async(qos: .unspecified, flags: []) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }
}

/// The executor of the main actor on a thread with a queue. A process has one, because suspended tasks refer to it without
/// keeping it.
private final class DrawingThreadExecutor: SerialExecutor {
  static let shared = DrawingThreadExecutor()

  func enqueue(_ job: UnownedJob) { if !TaskRouting.take(job) { TaskRouting.forward(job) } }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// The runtime asks only on threads with a queue, where the code of the main actor runs.
  func checkIsolated() {}

  func isIsolatingCurrentContext() -> Bool? { true }
}
