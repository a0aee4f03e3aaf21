import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The trends of past runs for the terminal.
package struct TrendsText: Sendable {
  package let text: String

  package init(_ history: RunHistory, palette: TerminalPalette) {
    let runs = history.runs.count
    var lines = [
      "\(counted(runs, "run")), "
        + counted(history.snapshotCount, "snapshot")
    ]
    let incomplete = history.runs.count { !$0.isComplete }
    if incomplete > 0 { lines.append(palette.warning("\(incomplete) incomplete")) }
    for section in TrendSection.sections(of: history) {
      lines += ["", palette.strong(section.title)]
      if section.rows.isEmpty { lines.append("  " + section.textIfEmpty) }
      let width = section.rows.map { $0.value.count }.max() ?? 0
      for row in section.rows {
        let value = String(repeating: " ", count: width - row.value.count) + row.value
        lines.append("  \(value)  \(VisibleText.line(row.subject.id))" + palette.quiet("  \(row.details)"))
      }
    }
    text = lines.joined(separator: "\n")
  }
}

/// One list of the trends: its title and its rows, the highest first.
struct TrendSection {
  struct Row {
    var subject: RunHistory.Subject
    /// The number by which the row is ranked, as text.
    var value: String
    var details: String
    /// The length of the bar relative to the longest, from 0 to 1.
    var share: Double
  }

  var kind: String
  var title: String
  var textIfEmpty: String
  var rows: [Row]

  static func sections(of history: RunHistory) -> [TrendSection] {
    func runs(_ count: Int) -> String { counted(count, "run") }
    func rows(
      _ subjects: [RunHistory.Subject], _ length: (RunHistory.Subject) -> Double,
      _ text: (RunHistory.Subject) -> (value: String, details: String)
    ) -> [Row] {
      let longest = max(subjects.map(length).max() ?? 0, .leastNormalMagnitude)
      return subjects.map { subject in
        let (value, details) = text(subject)
        return Row(subject: subject, value: value, details: details, share: length(subject) / longest)
      }
    }
    return [
      TrendSection(
        kind: "flaky", title: "Flaky snapshots and tests", textIfEmpty: "None.",
        rows: rows(history.flaky, \.flakyRate) {
          (TrendNumber.percentage($0.flakyRate), "flaky in \($0.flaky) of \(runs($0.runs))")
        }),
      TrendSection(
        kind: "slow", title: "Slowest snapshots", textIfEmpty: "No durations.",
        rows: rows(history.slowest, \.medianMilliseconds) {
          (TrendNumber.duration(milliseconds: $0.medianMilliseconds), "median of \(runs($0.runs))")
        }),
      TrendSection(
        kind: "changing", title: "Most often re-recorded or changed", textIfEmpty: "None.",
        rows: rows(history.changing, { Double($0.rerecorded + $0.changed) }) {
          (
            "\($0.rerecorded + $0.changed)",
            "re-recorded in \($0.rerecorded), changed in \($0.changed) of \(runs($0.runs))"
          )
        }),
    ]
  }
}
