import Foundation
import SnapshotFoundation
import SnapshotRuns

/// The line that shows the progress of a command which lasts longer than two seconds.
///
///     ━━━━━━━───  Verifying explanations 120/240, 14 s left
///
/// Everything that the command prints removes the line first. Without a terminal nothing is shown.
final class WaitingLine: Sendable {
  /// The line of the command that runs.
  @TaskLocal static var current: WaitingLine?

  private struct State: Sendable {
    var status = StatusLine(isShown: true)
    var work = ""
    /// When the work began, and when the line was shown last.
    var began = ContinuousClock.now
    var shown: ContinuousClock.Instant?

    mutating func show(
      at now: ContinuousClock.Instant, since start: ContinuousClock.Instant, _ text: () -> String
    ) {
      guard now - start >= WaitingLine.delay, shown.map({ now - $0 >= WaitingLine.interval }) ?? true else { return }
      shown = now
      status.show(text())
    }
  }

  private let began = ContinuousClock.now
  private let state = Locked(State())
  private static let delay = Duration.seconds(2)
  private static let interval = Duration.milliseconds(100)

  /// Performs a command with a line for its progress.
  ///
  /// - Parameter isShown: Whether the command may print progress.
  static func during<Result>(isShown: Bool, _ command: () async throws -> Result) async rethrows -> Result {
    guard isShown, isatty(STDERR_FILENO) == 1, Console.recording == nil else { return try await command() }
    let line = WaitingLine()
    defer { line.clear() }
    return try await $current.withValue(line) {
      try await WorkProgress.$observer.withValue({ line.show($0, done: $1, of: $2) }, operation: command)
    }
  }

  private func show(_ work: String, done: Int, of whole: Int) {
    let now = ContinuousClock.now
    state.withLock { state in
      if state.work != work { (state.work, state.began) = (work, now) }
      let elapsed = now - state.began
      state.show(at: now, since: began) {
        ProgressLine.text(
          of: work, done: done, of: whole,
          seconds: Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18)
      }
    }
  }

  /// Shows the steps of a build. Their number is known only at its end, so the line has no estimate.
  func showBuild(_ steps: (done: Int, total: Int)?, since start: ContinuousClock.Instant) {
    state.withLock { $0.show(at: .now, since: start) { ProgressLine(buildSteps: steps).text() } }
  }

  /// Removes the line, until there is more progress.
  func clear() { state.withLock { $0.status.clear() } }
}
