import SnapshotRuns

/// The trends of past runs as JSON lines: runs, flaky, slow and changing subjects, and a summary last.
package struct TrendsJSON: Sendable {
  package let lines: [String]

  private struct RunLine: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "pastRun"
    var run: String
    var commit: String?
    var counts: [String: Int]
    var milliseconds: Double
    var complete: Bool
  }

  private struct SubjectLine: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "trend"
    /// `flaky`, `slow` or `changing`.
    var trend: String
    var id: String
    var runs: Int
    var flaky: Int
    var changed: Int
    var rerecorded: Int
    /// The median duration in milliseconds.
    var milliseconds: Double
  }

  private struct SummaryLine: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "trendsSummary"
    var runs: Int
    var incompleteRuns: Int
    var snapshots: Int
    /// Runs that could not be read, one sentence each.
    var unreadable: [String]
  }

  package init(_ history: RunHistory) throws {
    let runs = try history.runs.map { run in
      try JSONReport.line(
        RunLine(
          run: run.name, commit: run.commit,
          counts: Dictionary(
            uniqueKeysWithValues: SnapshotStatus.allCases.map { ($0.rawValue, run.counts[$0] ?? 0) }),
          milliseconds: run.milliseconds, complete: run.isComplete))
    }
    let subjects = try TrendSection.sections(of: history).flatMap { section in
      try section.rows.map { row in
        let subject = row.subject
        return try JSONReport.line(
          SubjectLine(
            trend: section.kind, id: subject.id, runs: subject.runs, flaky: subject.flaky, changed: subject.changed,
            rerecorded: subject.rerecorded, milliseconds: subject.medianMilliseconds))
      }
    }
    let summary = SummaryLine(
      runs: history.runs.count, incompleteRuns: history.runs.count { !$0.isComplete },
      snapshots: history.snapshotCount, unreadable: history.unreadable)
    lines = try runs + subjects + [JSONReport.line(summary)]
  }
}
