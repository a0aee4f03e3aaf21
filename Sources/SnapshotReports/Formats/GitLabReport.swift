import Foundation
import SnapshotLedger
import SnapshotRuns

/// A run as a Code Quality report of GitLab, which a merge request shows beside the lines of the tests.
package struct GitLabReport: Sendable {
  private let issues: [Issue]

  package init(_ report: RunReport) {
    let failed = report.results.filter { $0.status != .passed }
    issues =
      failed.map { result in
        let sentence = DifferenceSentence.of(result.entry)
        let isWritten = result.status == .new || result.status == .rerecorded
        return Issue(
          description: VisibleText.line(
            "\(result.id) is \(result.status.word)" + (sentence.isEmpty ? "" : ": " + sentence)),
          check_name: "snapshot-\(result.status.rawValue)",
          fingerprint: ContentDigest.of(Data("\(result.id)\n\(result.entry.format)".utf8)),
          severity: isWritten ? "minor" : "major",
          location: .init(
            path: report.displayPath(result.entry.file), lines: .init(begin: max(result.entry.line, 1))))
      }
      + GitLabReport.notRun(report)
      + (Headline.trouble(of: report).map { [Issue(ofTheRun: $0)] } ?? [])
      + report.otherIssues.map { issue in
        Issue(
          description: VisibleText.line("\(issue.test): \(issue.message.split(separator: "\n").first ?? "")"),
          check_name: "test-failure", fingerprint: ContentDigest.of(Data("\(issue.test)\n\(issue.message)".utf8)),
          severity: "critical",
          location: .init(path: report.displayPath(issue.file), lines: .init(begin: max(issue.line, 1))))
      }
  }

  private static func notRun(_ report: RunReport) -> [Issue] {
    let notRun = NotRun(report)
    let severity = report.findings.contains(.stale) ? "major" : "minor"
    return notRun.stale.map { item in
      Issue(
        description: VisibleText.line("\(item.name) is stale: \(item.reason)"), check_name: "snapshot-stale",
        fingerprint: ContentDigest.of(Data("stale\n\(item.name)".utf8)), severity: severity,
        location: .init(path: item.file, lines: .init(begin: 1)))
    }
      + notRun.skipped.map { item in
        Issue(
          description: VisibleText.line("Skipped: \(item.text)"), check_name: "test-skipped",
          fingerprint: ContentDigest.of(Data("skipped\n\(item.name)\n\(item.file)".utf8)), severity: "info",
          location: .init(path: item.file.isEmpty ? "Package.swift" : item.file, lines: .init(begin: max(item.line, 1)))
        )
      }
  }

  package var data: Data {
    get throws {
      Data(try (SafeJSON.encode(issues, isPretty: true) + "\n").utf8)
    }
  }

  /// The keys are GitLab's.
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
  /// An issue must stand in a file; this one is of no test's.
  fileprivate init(ofTheRun trouble: String) {
    self.init(
      description: VisibleText.line(trouble), check_name: "run-incomplete",
      fingerprint: ContentDigest.of(Data("run-incomplete".utf8)), severity: "blocker",
      location: .init(path: "Package.swift", lines: .init(begin: 1)))
  }
}
