import CSnapshotMainActorChecks
import Foundation
import SnapshotFoundation

/// What code of views starts on the thread that draws them: the jobs of tasks, and work that waits for the clock of the
/// context.
///
/// While a queue belongs to a thread, the jobs that code starts there wait in the queue instead of the runtime's
/// executors, whichever actor they belong to, and the thread runs them in their order. So a picture doesn't depend on
/// how threads are scheduled. Time passes only when nothing else is left to do.
///
/// Unchecked because one thread at a time uses a queue.
final class TaskQueue: ScreenThread, @unchecked Sendable {
  /// The maximum number of jobs in an update of the screen.
  static let jobLimit = 10_000

  /// Work that waits for a time of the clock.
  private struct Alarm {
    let time: Duration
    let number: Int
    let timer: ClockTimer
  }

  private struct Job {
    let job: UnownedJob
    /// The number of its task.
    let task: UInt64
  }

  private var jobs: [Job] = []
  private var alarms: [Alarm] = []
  private var alarmCount = 0
  /// The time since the update began.
  private var now = Duration.zero
  /// The time that an update lets pass, exclusively.
  private var timeLimit = Duration.zero
  /// The number of jobs that the update has run.
  private var runCount = 0
  /// The place of the code that runs or has run last.
  private(set) var lastPlace: ActionPlace?
  /// The places of the code that started the tasks.
  private var places: [UInt64: ActionPlace] = [:]

  /// The queue of the current thread.
  static var currentQueue: TaskQueue? { current as? TaskQueue }

  /// Runs a closure whose tasks wait in the queue.
  func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    TaskRouting.begin()
    let outer = task_jobs_queue()
    task_jobs_set_queue(Unmanaged<ScreenThread>.passUnretained(self).toOpaque())
    defer {
      task_jobs_set_queue(outer)
      TaskRouting.end()
    }
    return try withExtendedLifetime(self) { try body() }
  }

  /// Starts an update, which lets less time pass than the limit.
  func beginUpdate(timeLimit: Duration) {
    self.timeLimit = timeLimit
    now = .zero
    runCount = 0
  }

  /// Runs code that starts tasks for a modifier.
  func starting<Result>(_ place: ActionPlace, _ start: () -> Result) -> Result {
    lastPlace = place
    return start()
  }

  /// Adds a job of a task.
  func add(_ job: UnownedJob, of task: UInt64) {
    if places[task] == nil { places[task] = lastPlace }
    jobs.append(Job(job: job, task: task))
  }

  /// Adds work that starts after a time.
  func add(_ timer: ClockTimer, after delay: Duration) {
    alarmCount += 1
    alarms.append(Alarm(time: now + max(delay, .zero), number: alarmCount, timer: timer))
  }

  /// Runs the jobs in the queue, and those that they add.
  ///
  /// - Returns: Whether there were jobs.
  /// - Throws: ``ViewHostError/Reason/endlessTask(path:limit:)``.
  func runJobs() throws -> Bool {
    guard !jobs.isEmpty else { return false }
    let executor = MainActor.sharedUnownedExecutor
    var next = 0
    defer { jobs.removeFirst(next) }
    while next < jobs.count {
      guard runCount < Self.jobLimit else {
        throw ViewHostError(.endlessTask(path: lastPlace?.description ?? "task", limit: Self.jobLimit))
      }
      runCount += 1
      let job = jobs[next]
      next += 1
      lastPlace = places[job.task]
      job.job.runSynchronously(on: executor)
    }
    return true
  }

  /// Lets time pass until the next work that waits for it.
  ///
  /// - Returns: Whether there is such work within the limit.
  func advance() -> Bool {
    alarms.removeAll { !$0.timer.isWaiting }
    guard let first = alarms.map({ ($0.time, $0.number) }).min(by: <), first.0 < timeLimit else { return false }
    now = first.0
    let due = alarms.filter { $0.time == now }
    alarms.removeAll { $0.time == now }
    for alarm in due { alarm.timer.fire() }
    return true
  }

  /// Hands everything that is left to the executors and clocks of the system.
  func release() {
    for job in jobs { TaskRouting.forward(job.job) }
    jobs = []
    places = [:]
    for alarm in alarms where alarm.timer.isWaiting { alarm.timer.fire(inRealTimeAfter: alarm.time - now) }
    alarms = []
  }

  /// Lets tasks that were canceled end, and drops what still waits for the clock.
  func abandon() {
    runCount = Self.jobLimit - 1_000
    _ = try? runJobs()
    for job in jobs { TaskRouting.forward(job.job) }
    jobs = []
    alarms = []
  }
}

/// Work that waits for the clock of a context. Unchecked because a lock guards it: any thread may cancel a task.
final class ClockTimer: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable (_ isCancelled: Bool) -> Void)?
  private var isCancelled = false

  var isWaiting: Bool { lock.withLock { work != nil } }

  /// Sets the work, which starts at once if the timer was canceled.
  func start(_ work: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    let isLate = lock.withLock {
      if !isCancelled { self.work = work }
      return isCancelled
    }
    if isLate { work(true) }
  }

  /// Starts the work.
  func fire() { take()?(false) }

  /// Starts the work after a time of the system's clock.
  func fire(inRealTimeAfter delay: Duration) {
    let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, qos: .unspecified, flags: []) { [self] in fire() }
  }

  /// Starts the work, which learns that it was canceled.
  func cancel() {
    lock.withLock { isCancelled = true }
    take()?(true)
  }

  private func take() -> (@Sendable (Bool) -> Void)? {
    lock.withLock {
      defer { work = nil }
      return work
    }
  }
}
