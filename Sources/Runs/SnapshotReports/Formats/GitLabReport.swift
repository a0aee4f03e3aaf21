import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// A GitLab Code Quality report, which merge requests show beside the lines of the tests.
package struct GitLabReport: Sendable {
  private let issues: [Issue]

  package init(_ report: RunReport) {
    var issues = Self.failed(report)
    issues += Self.notRun(report)
    issues += Self.lint(report)
    if let problem = Headline.problem(of: report) { issues.append(Issue(run: problem)) }
    issues += Self.others(report)
    self.issues = issues
  }

  private static func failed(_ report: RunReport) -> [Issue] {
    report.results.filter { $0.status != .passed }.map { result in
      let sentence = DifferenceSentence.of(result.entry)
      let isWritten = result.status == .new || result.status == .rerecorded
      let place = report.place(of: result.entry)
      return Issue(
        description: VisibleText.line(
          "\(result.id) \(result.status.predicate)" + (sentence.isEmpty ? "" : ": " + sentence)),
        check_name: "snapshot-\(result.status.rawValue)",
        fingerprint: AlertFingerprint.of(result),
        severity: isWritten ? "minor" : result.status.isProblem ? "major" : "info",
        location: .init(
          path: report.displayPath(place.file), lines: .init(begin: max(place.line, 1))))
    }
  }

  private static func others(_ report: RunReport) -> [Issue] {
    report.otherIssues.map { issue in
      Issue(
        description: VisibleText.line("\(issue.test): \(issue.message.split(separator: "\n").first ?? "")"),
        check_name: "test-failure", fingerprint: AlertFingerprint.of(issue),
        severity: "critical",
        location: .init(path: report.displayPath(issue.file), lines: .init(begin: max(issue.line, 1))))
    }
  }

  private static func notRun(_ report: RunReport) -> [Issue] {
    let notRun = NotRun(report)
    let severity = report.findings.contains(.stale) ? "major" : "minor"
    let stale = notRun.stale.map { item in
      Issue(
        description: VisibleText.line("Stale reference \(item.name): \(item.reason)"), check_name: "snapshot-stale",
        fingerprint: AlertFingerprint.of(stale: item), severity: severity,
        location: .init(path: item.file, lines: .init(begin: 1)))
    }
    let skipped = notRun.skipped.map { item in
      Issue(
        description: VisibleText.line("Skipped: \(item.text)"), check_name: "test-skipped",
        fingerprint: AlertFingerprint.of(skipped: item), severity: "info",
        location: .init(path: item.file.isEmpty ? "Package.swift" : item.file, lines: .init(begin: max(item.line, 1))))
    }
    return stale + skipped
  }

  private static func lint(_ report: RunReport) -> [Issue] {
    let section = LintSection(report)
    return section.groups.map { group in
      let file = group.file.isEmpty ? report.lintBaselinePath : group.file
      return Issue(
        description: VisibleText.line(group.summary), check_name: group.rule,
        fingerprint: AlertFingerprint.of(lint: group),
        severity: section.isError ? "major" : "minor",
        location: .init(path: report.displayPath(file), lines: .init(begin: max(group.line, 1))))
    }
  }

  package var data: Data {
    get throws {
      Data(try (SafeJSON.encode(issues, isPretty: true) + "\n").utf8)
    }
  }

  /// An issue with the keys of GitLab's format.
  fileprivate struct Issue: Encodable, Sendable {
    struct Lines: Encodable { var begin: Int }
    struct Location: Encodable {
      var path: String
      var lines: Lines
    }
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
  }
}

extension GitLabReport.Issue {
  /// Creates an issue about the run. GitLab requires a file, so the issue is located in the package manifest.
  fileprivate init(run problem: String) {
    self.init(
      description: VisibleText.line(problem), check_name: "run-incomplete",
      fingerprint: AlertFingerprint.incompleteRun, severity: "blocker",
      location: .init(path: "Package.swift", lines: .init(begin: 1)))
  }
}
