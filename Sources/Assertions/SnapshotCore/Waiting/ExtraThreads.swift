import Foundation
import SnapshotTestReporting

#if os(Linux)
  /// Additional threads for Swift's concurrency while assertions block those of its pool.
  ///
  /// Assertions are synchronous. An assertion that waits for a task blocks its thread. In Swift Testing, this is a thread of the
  /// concurrency pool, which has one thread per processor. When parallel tests block all of them, none is left for the tasks
  /// that they wait for. Therefore the jobs of an assertion's tasks run on additional threads while it takes a snapshot, and
  /// all jobs do so while an assertion is blocked. The number of active additional threads equals the size of the pool. A
  /// blocked additional thread is replaced.
  ///
  /// Jobs that were enqueued earlier remain in the pool. So once all threads of the pool have been blocked at the same time,
  /// all later jobs of the process run on additional threads.
  // @unchecked: `condition` guards all mutable properties.
  final class ExtraThreads: @unchecked Sendable {
    static let shared = ExtraThreads()

    /// The approximate number of threads in the concurrency pool.
    private lazy var width = max(1, ProcessInfo.processInfo.activeProcessorCount)

    private let condition = NSCondition()
    /// The pending jobs, oldest first.
    private var jobs: [UnownedJob] = []
    private var firstJob = 0
    /// The number of assertions that are taking a snapshot, blocked or not.
    private var sections = 0
    /// The number of blocked threads, additional ones and the pool's, excluding the main thread.
    private var blocked = 0
    /// The number of additional threads that are not blocked, and how many of them are idle.
    private var active = 0
    private var idle = 0
    /// Whether all jobs run on additional threads permanently.
    private var takesAll = false

    private let executor = ExtraThreadsExecutor()
    private let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The role of a thread.
    private struct Role: OptionSet {
      let rawValue: UInt
      /// The thread takes a snapshot: its jobs run on additional threads.
      static let makesSnapshot = Role(rawValue: 1)
      /// The thread is an additional thread.
      static let isExtra = Role(rawValue: 2)
      /// The thread's jobs always run on the pool.
      static let bypasses = Role(rawValue: 4)
    }

    private var role: Role {
      get { Role(rawValue: UInt(bitPattern: pthread_getspecific(key))) }
      set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue.rawValue)) }
    }

    // MARK: - Assertions

    /// Performs work that takes a snapshot or starts the tasks that do.
    func makingSnapshot<Result>(_ work: () throws -> Result) rethrows -> Result {
      condition.lock()
      sections += 1
      EnqueueHook.set()
      condition.unlock()
      let outer = role
      role = Role(rawValue: outer.rawValue | Role.makesSnapshot.rawValue)
      defer {
        role = outer
        condition.lock()
        sections -= 1
        if sections == 0, !takesAll { EnqueueHook.remove() }
        condition.unlock()
      }
      return try work()
    }

    /// Performs work that blocks this thread until tasks have run. Call it inside ``makingSnapshot(_:)``.
    func blocking<Result>(_ work: () throws -> Result) rethrows -> Result {
      guard !Thread.isMainThread else { return try work() }
      let isExtra = role.contains(.isExtra)
      condition.lock()
      blocked += 1
      if isExtra { active -= 1 }
      // NB: XCTest runs tests serially. Hooks that other libraries set later must not find one.
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

    /// Performs work whose jobs run on the pool.
    func bypassing(_ work: () -> Void) {
      let outer = role
      role.insert(.bypasses)
      work()
      role = outer
    }

    private var runsInParallel: Bool { TestFramework.current == .swiftTesting }

    // MARK: - Jobs

    /// Takes a job that is enqueued on this thread. Returns `false` if the job belongs to the pool.
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

    /// Adds a job of an additional thread.
    func add(_ job: UnownedJob) {
      condition.lock()
      jobs.append(job)
      provideThread()
      condition.unlock()
    }

    /// Wakes or starts a thread if jobs are pending. Call it with the lock held.
    private func provideThread() {
      let waiting = jobs.count - firstJob
      guard waiting > 0 else { return }
      condition.signal()
      if waiting > idle, active < width {
        active += 1
        Thread.detachNewThread { [self] in runJobs() }
      }
    }

    /// The main function of an additional thread, which ends after being idle for a second.
    private func runJobs() {
      role = .isExtra
      condition.lock()
      while let job = nextJob() {
        condition.unlock()
        // NB: runs on our executor, because a task that yields enqueues on the executor of its thread, bypassing the hook.
        job.runSynchronously(on: executor.asUnownedTaskExecutor())
        condition.lock()
      }
      active -= 1
      condition.unlock()
    }

    private func nextJob() -> UnownedJob? {
      // Blocked threads have resumed, so more threads are active than allowed.
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

  /// The executor of tasks on additional threads.
  private final class ExtraThreadsExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { ExtraThreads.shared.add(UnownedJob(job)) }
  }
#else
  /// On other platforms, assertions block their threads without a replacement.
  struct ExtraThreads {
    static let shared = ExtraThreads()
    func makingSnapshot<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }
    func blocking<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }
    func bypassing(_ work: () -> Void) { work() }
  }
#endif
