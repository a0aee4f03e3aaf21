import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

/// The findings of lint that a report lists, grouped by cause.
package struct LintSection: Sendable {
  /// The findings that fail the run or would, the new ones first.
  package let groups: [LintGroup]
  /// Whether they fail the run.
  package let isError: Bool
  /// The number of accepted findings.
  package let accepted: Int
  /// The sentences about exempt findings, one for each reason.
  package let exempt: [String]

  package init(_ report: RunReport) {
    let records = report.facts?.lint ?? []
    let order = LintRecord.Status.allCases
    groups = LintGroup.groups(of: records.filter(\.status.fails)).enumerated().sorted {
      (order.firstIndex(of: $0.element.status) ?? 0, $0.offset) < (
        order.firstIndex(of: $1.element.status) ?? 0, $1.offset
      )
    }.map(\.element)
    isError = report.facts?.lintIsError == true
    accepted = records.count { $0.status == .accepted }
    exempt = (report.facts?.lintExempt ?? [:]).sorted { $0.key < $1.key }.map { reason, count in
      let findings = counted(count, "finding is exempt", "findings are exempt")
      return "\(findings) (\(reason)): \(Self.reasons[reason] ?? "see Documentation/Lint.md")."
    }
  }

  /// Why findings are exempt by default.
  private static let reasons = [
    "system-color":
      "iOS draws secondary texts, prompts and controls in these colors; users can increase the contrast in Settings",
    "system-control": "iOS sets the size of this control and of its touch target",
  ]

  /// "3 new lint findings, 1 fixed"; `nil` without any.
  package var title: String? {
    let counts = LintRecord.Status.allCases.compactMap { status -> String? in
      let count = groups.count { $0.status == status }
      guard count > 0 else { return nil }
      return status == .new
        ? counted(count, "new lint finding")
        : "\(grouped(count)) \(status.words)"
    }
    guard let first = counts.first else { return nil }
    return groups[0].status == .new
      ? counts.joined(separator: ", ") : "Lint: \(([first] + counts.dropFirst()).joined(separator: ", "))"
  }

  /// What to do about the findings.
  package var hint: String? {
    if groups.contains(where: { $0.status == .new || $0.status == .worse }) {
      return "Correct the views, or accept the findings with: swift run snapshot lint --allow-new --reason <text>"
    }
    return groups.isEmpty
      ? nil : "Remove the fixed findings from lint.txt with: swift run snapshot lint --update-baseline"
  }

  /// The most important findings as remarks.
  package func remarks(limit: Int) -> [String] {
    guard let title else { return [] }
    let rest = groups.count - limit
    return [title + ":"] + groups.prefix(limit).map(\.summary) + (rest > 0 ? ["\(rest) more lint findings."] : [])
  }
}
