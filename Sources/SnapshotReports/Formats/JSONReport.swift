import Foundation
import SnapshotLedger
import SnapshotRuns

/// A run as JSON, in stable order and with sorted keys, so that two runs can be compared line by line.
package struct JSONReport: Sendable {
  package static let schemaVersion = 1

  /// One snapshot.
  package struct Result: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "result"
    package var id: String
    package var status: SnapshotStatus
    package var target: String
    package var suite: String
    package var test: String
    package var name: String
    package var cell: [String]
    package var file: String
    package var line: Int
    package var format: String
    package var mode: String
    package var reference: String
    package var artifacts: LedgerEntry.Artifacts
    package var message: String
    package var image: LedgerEntry.ImageMetrics?
    package var attempts: Int
  }

  /// One reason for which snapshots differ.
  package struct CauseLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "cause"
    package var title: String
    /// The first station that changed: `elements`, `layout`, `drawing` or `pixels`.
    package var station: String
    /// What else changed with it.
    package var details: [String]
    package var snapshots: [Snapshot]
    /// How many of them have changed pixels that it does not explain; absent where nothing is known of the elements.
    package var unexplained: Int?

    package struct Snapshot: Codable, Sendable {
      package var id: String
      package var format: String
    }
  }

  /// A test that did not run because it said so.
  package struct SkippedLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "skipped"
    package var test: String
    package var reason: String?
    package var file: String?
    package var line: Int?
  }

  /// A reference without a test.
  package struct StaleLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "stale"
    package var reference: String
    package var reason: String
    package var movedTo: String?
    /// Of a verb that deletes, whether it only says what it would do.
    package var dryRun: Bool?

    package init(_ finding: StaleReferences.Finding, in report: RunReport, dryRun: Bool? = nil) {
      reference = report.displayPath(finding.path)
      reason = finding.reason
      movedTo = finding.movedTo.map(report.displayPath)
      self.dryRun = dryRun
    }
  }

  /// The run as a whole.
  package struct Summary: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "summary"
    package var run: String
    package var exitCode: Int32
    package var headline: String
    package var remarks: [String]
    /// False where something was not verified.
    package var complete: Bool
    package var total: Int
    /// Every status with its number.
    package var counts: [String: Int]
    package var ending: RunFacts.Ending?
    package var testExitStatus: Int?
    package var endedTests: Int?
    package var toolchain: String?
    package var platform: String?
    package var otherIssues: [TestIssue]
    /// Failures of tests that passed in another attempt.
    package var flakyIssues: [TestIssue]
    /// How often tests were run.
    package var attempts: Int
    /// How many tests were skipped.
    package var skipped: Int
    /// How many references are without a test.
    package var stale: Int
    /// Which part of the tests ran, such as 1/4.
    package var shard: String?
    package var commit: String?
  }

  private struct Document: Codable {
    var schemaVersion = JSONReport.schemaVersion
    var summary: Summary
    var causes: [CauseLine]
    var results: [Result]
    var skipped: [SkippedLine]
    var stale: [StaleLine]
  }

  package let summary: Summary
  package let causes: [CauseLine]
  package let results: [Result]
  package let skipped: [SkippedLine]
  package let stale: [StaleLine]

  package init(_ report: RunReport) {
    let headline = Headline(report)
    summary = Summary(
      run: report.folder.name, exitCode: report.exitCode.rawValue, headline: headline.title,
      remarks: headline.remarks, complete: !report.findings.contains(.incomplete), total: report.results.count,
      counts: Dictionary(
        uniqueKeysWithValues: SnapshotStatus.allCases.map { ($0.rawValue, report.results($0).count) }),
      ending: report.facts?.ending, testExitStatus: report.facts?.exitStatus, endedTests: report.facts?.endedTests,
      toolchain: report.facts?.toolchain, platform: report.facts?.platform,
      otherIssues: report.otherIssues.map { JSONReport.displayed($0, in: report) },
      flakyIssues: report.flakyIssues.map { JSONReport.displayed($0, in: report) },
      attempts: report.facts?.attempts ?? 1, skipped: report.skipped.count, stale: report.stale.count,
      shard: report.facts?.shard.map { "\($0.number)/\($0.count)" }, commit: report.facts?.revision?.commit)
    skipped = report.skipped.map {
      SkippedLine(test: $0.test, reason: $0.reason, file: $0.file.map(report.displayPath), line: $0.line)
    }
    stale = report.stale.map { StaleLine($0, in: report) }
    causes = report.causes.map { cause in
      CauseLine(
        title: cause.title, station: cause.stage, details: cause.details,
        snapshots: cause.results.map { .init(id: $0.id, format: $0.entry.format) }, unexplained: cause.unexplained)
    }
    results = report.results.map { result in
      let entry = result.entry
      return Result(
        id: entry.id, status: result.status, target: entry.target, suite: entry.suite, test: entry.test,
        name: entry.name, cell: entry.cell, file: report.displayPath(entry.file), line: entry.line,
        format: entry.format, mode: entry.mode, reference: report.displayPath(entry.reference),
        artifacts: entry.artifacts, message: entry.message, image: entry.image, attempts: result.attempts)
    }
  }

  private static func displayed(_ issue: TestIssue, in report: RunReport) -> TestIssue {
    var copy = issue
    copy.file = report.displayPath(issue.file)
    return copy
  }

  /// The whole report as one document.
  package var data: Data {
    get throws {
      let document = Document(summary: summary, causes: causes, results: results, skipped: skipped, stale: stale)
      return Data(try (SafeJSON.encode(document, isPretty: true) + "\n").utf8)
    }
  }

  /// The results, the causes, what did not run, and the summary last, one object a line.
  package var lines: [String] {
    get throws {
      try results.map(JSONReport.line) + causes.map(JSONReport.line) + skipped.map(JSONReport.line)
        + stale.map(JSONReport.line) + [JSONReport.line(summary)]
    }
  }

  /// One object as one line.
  package static func line(_ value: some Encodable) throws -> String {
    try SafeJSON.encode(value)
  }
}
