import SnapshotFoundation

/// A failure of a test scheduler or a test clock.
enum SchedulerFailure {
  case negativeDuration(Duration)
  case earlierTime(Duration, now: Duration)
  case tooFar(Duration)
  case endless(next: Duration)
  case endlessAt(Duration)
  case tooMuchWork(until: Duration)
  case endlessNesting(Int)

  /// Fails the running test.
  func report(at site: CallSite) { FailureChannel.report(TestFailure(message, at: site)) }

  /// What happened, and how to fix it.
  private var message: String {
    switch self {
    case .negativeDuration(let duration):
      """
      Cannot advance by \(duration): the duration is negative.
      Advance by zero or more. To set a time in the past, create a new scheduler.
      """
    case .earlierTime(let time, let now):
      """
      Cannot advance to \(time): the time is already \(now).
      Advance to a later time, or use `advance(by:)`.
      """
    case .tooFar(let duration):
      """
      Cannot advance by or to \(duration): the latest time is \(Duration.latestTime).
      Advance by a shorter duration.
      """
    case .endless(let next):
      """
      Scheduled work is endless: \(TestScheduler.runLimit) work items ran, and the next is due at \(next).
      Cancel the work that repeats itself, or use `advance(by:)`.
      """
    case .endlessAt(let time):
      """
      Scheduled work is endless: \(TestScheduler.runLimit) work items ran at \(time), and more work is due at this time.
      The remaining work of this time was cancelled. Schedule repeated work after a positive delay.
      """
    case .tooMuchWork(let time):
      """
      Scheduled work is endless: \(TestScheduler.advanceLimit) work items ran before \(time) was reached.
      The remaining work until this time was cancelled. Advance by a shorter duration, or increase the delay of the work \
      that repeats itself.
      """
    case .endlessNesting(let limit):
      """
      Scheduled work is endless: work that an `ImmediateScheduler` runs scheduled more work \(limit) times in a row.
      The last work did not run. Use a `TestScheduler` for work that repeats itself, such as a timer.
      """
    }
  }
}
