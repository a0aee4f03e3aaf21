import SnapshotFoundation

/// The progress of a run in one line.
package struct ProgressLine: Hashable, Sendable {
  /// The number of completed build steps and their total, before tests start.
  package var buildSteps: (done: Int, total: Int)?
  package var asserted: Int
  package var failed: Int
  /// The number of snapshots in the previous run; `nil` if unknown.
  package var expected: Int?
  /// Seconds since the first assertion.
  package var seconds: Double

  package init(
    buildSteps: (done: Int, total: Int)? = nil, asserted: Int = 0, failed: Int = 0, expected: Int? = nil,
    seconds: Double = 0
  ) {
    self.buildSteps = buildSteps
    self.asserted = asserted
    self.failed = failed
    self.expected = expected
    self.seconds = seconds
  }

  package static func == (a: ProgressLine, b: ProgressLine) -> Bool { a.text() == b.text() }
  package func hash(into hasher: inout Hasher) { hasher.combine(text()) }

  /// `━━━━━━━───  120/240 snapshots, 2 failed, 14 s left`.
  package func text(barWidth: Int = 24) -> String {
    guard asserted > 0 else {
      guard let buildSteps, buildSteps.total > 0 else { return "Building…" }
      return "\(Self.bar(buildSteps.done, of: buildSteps.total, width: barWidth))  building "
        + "\(buildSteps.done)/\(buildSteps.total)"
    }
    let failures = failed > 0 ? ", \(failed) failed" : ""
    guard let expected, expected >= asserted else {
      return "\(grouped(asserted)) snapshots\(failures)"
    }
    return "\(Self.bar(asserted, of: expected, width: barWidth))  "
      + "\(grouped(asserted))/\(grouped(expected)) snapshots\(failures)\(timeLeft)"
  }

  private var timeLeft: String {
    guard let expected, seconds >= 0.5 else { return "" }
    return TimeLeft.text(done: asserted, of: expected, seconds: seconds).map { ", \($0)" } ?? ""
  }

  /// `━━━━━━━───  Verifying explanations 120/240, 14 s left`.
  package static func text(
    of work: String, done: Int, of whole: Int, seconds: Double, barWidth: Int = 24
  ) -> String {
    let left = TimeLeft.text(done: done, of: whole, seconds: seconds).map { ", \($0)" } ?? ""
    return "\(bar(done, of: whole, width: barWidth))  \(work) \(grouped(done))/\(grouped(whole))\(left)"
  }

  private static func bar(_ part: Int, of whole: Int, width: Int) -> String {
    let filled = min(width, max(0, part * width / max(1, whole)))
    return String(repeating: "\u{2501}", count: filled) + String(repeating: "\u{2500}", count: width - filled)
  }
}
