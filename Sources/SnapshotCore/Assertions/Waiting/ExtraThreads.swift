import Foundation
import TestReporting

#if os(Linux)
  /// Extra threads for Swift's concurrency while assertions block its own.
  ///
  /// An assertion is a synchronous call. One that waits for a task blocks its thread, and in a test of Swift Testing that is a
  /// thread of the concurrency pool, which has as many as the machine has processors. As soon as parallel tests block all of
  /// them, none is left for the tasks that they wait for. Therefore, while an assertion makes a snapshot, the jobs of its
  /// tasks run on threads of our own, and while one is blocked, all jobs do. As many run at the same time as the
  /// pool would run; each of our threads that gets blocked in turn is replaced.
  ///
  /// What was enqueued before stays with the pool, out of reach. So once all of the pool's threads were blocked at the same
  /// time, all later jobs of the process come here.
  final class ExtraThreads: @unchecked Sendable {
    static let shared = ExtraThreads()

    /// How many threads the concurrency pool has, about.
    private let width = max(1, ProcessInfo.processInfo.activeProcessorCount)

    private let condition = NSCondition()
    /// Jobs to be run, the oldest first.
    private var jobs: [UnownedJob] = []
    private var firstJob = 0
    /// Assertions that make a snapshot, blocked or not.
    private var sections = 0
    /// How many threads are blocked, ours and the pool's, without the main thread.
    private var blocked = 0
    /// Our threads that are not blocked, and those of them that have nothing to do.
    private var active = 0
    private var idle = 0
    /// Whether all jobs come here for good.
    private var takesAll = false

    private let executor = ExtraThreadsExecutor()
    private let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// What this thread is doing.
    private struct Role: OptionSet {
      let rawValue: UInt
      /// It makes a snapshot: the jobs that it enqueues come here.
      static let makesSnapshot = Role(rawValue: 1)
      /// It is one of ours.
      static let isExtra = Role(rawValue: 2)
      /// The jobs that it enqueues go to the pool in any case.
      static let bypasses = Role(rawValue: 4)
    }

    private var role: Role {
      get { Role(rawValue: UInt(bitPattern: pthread_getspecific(key))) }
      set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue.rawValue)) }
    }

    // MARK: - Assertions

    /// Does what makes a snapshot or starts the tasks that do.
    func makingSnapshot<Result>(_ work: () throws -> Result) rethrows -> Result {
      condition.lock()
      sections += 1
      EnqueueHook.set()
      condition.unlock()
      let outer = role
      role.insert(.makesSnapshot)
      defer {
        role = outer
        condition.lock()
        sections -= 1
        if sections == 0, !takesAll { EnqueueHook.remove() }
        condition.unlock()
      }
      return try work()
    }

    /// Does what blocks this thread until tasks have run; inside ``makingSnapshot(_:)``.
    func blocking<Result>(_ work: () throws -> Result) rethrows -> Result {
      guard !Thread.isMainThread else { return try work() }
      let isExtra = role.contains(.isExtra)
      condition.lock()
      blocked += 1
      if isExtra { active -= 1 }
      // NB: XCTest runs one test after the other, where hooks that others set later must find none.
      if blocked >= width, runsInParallel, EnqueueHook.set() { takesAll = true }
      provideThread()
      condition.unlock()
      defer {
        condition.lock()
        blocked -= 1
        if isExtra { active += 1 }
        condition.unlock()
      }
      return try work()
    }

    /// Enqueues tasks for the pool's own threads.
    func bypassing(_ work: () -> Void) {
      let outer = role
      role.insert(.bypasses)
      work()
      role = outer
    }

    private var runsInParallel: Bool { TestFramework.current == .swiftTesting }

    // MARK: - Jobs

    /// Takes a job that is enqueued on this thread, unless it is the pool's.
    func take(_ job: UnownedJob) -> Bool {
      let role = role
      guard !role.contains(.bypasses) else { return false }
      condition.lock()
      defer { condition.unlock() }
      guard takesAll || blocked > 0 || role.contains(.makesSnapshot) || role.contains(.isExtra) && sections > 0
      else { return false }
      jobs.append(job)
      provideThread()
      return true
    }

    /// Takes a job that belongs to one of our threads.
    func add(_ job: UnownedJob) {
      condition.lock()
      jobs.append(job)
      provideThread()
      condition.unlock()
    }

    /// Sees to it that somebody runs the jobs; under the lock.
    private func provideThread() {
      let waiting = jobs.count - firstJob
      guard waiting > 0 else { return }
      condition.signal()
      if waiting > idle, active < width {
        active += 1
        Thread.detachNewThread { [self] in runJobs() }
      }
    }

    /// A thread of ours: it ends when there has been nothing to do for a while.
    private func runJobs() {
      role = .isExtra
      condition.lock()
      while let job = nextJob() {
        condition.unlock()
        // NB: on an executor of its own, because a task that yields asks for that of its thread, past the hook.
        job.runSynchronously(on: executor.asUnownedTaskExecutor())
        condition.lock()
      }
      active -= 1
      condition.unlock()
    }

    private func nextJob() -> UnownedJob? {
      // Threads that were blocked have come back: there are more than may run.
      if active > width { return nil }
      if firstJob == jobs.count {
        idle += 1
        let deadline = Date(timeIntervalSinceNow: 1)
        while firstJob == jobs.count, condition.wait(until: deadline) {}
        idle -= 1
      }
      guard firstJob < jobs.count else { return nil }
      defer {
        firstJob += 1
        if firstJob == jobs.count {
          jobs.removeAll(keepingCapacity: true)
          firstJob = 0
        }
      }
      return jobs[firstJob]
    }
  }

  /// What a task on one of our threads gets for the executor that it runs on.
  private final class ExtraThreadsExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { ExtraThreads.shared.add(UnownedJob(job)) }
  }
#else
  /// Elsewhere assertions block the threads that they are made on, and nothing takes their place.
  struct ExtraThreads {
    static let shared = ExtraThreads()
    func makingSnapshot<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }
    func blocking<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }
    func bypassing(_ work: () -> Void) { work() }
  }
#endif
