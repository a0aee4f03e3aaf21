import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

/// A JSON report in stable order with sorted keys, so that two runs can be compared line by line.
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
    /// Whether the snapshot is left to accept or reject; absent if not.
    package var pending: Bool?
  }

  /// A root cause of changed snapshots.
  package struct CauseLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "cause"
    /// The id for `snapshot accept --cause`.
    package var id: String
    package var title: String
    /// The first pipeline stage that changed: `elements`, `layout`, `drawing`, `engine` or `pixels`.
    package var stage: String
    /// Texts that are newly truncated, clipped, overlapped or beyond the screen.
    package var defects: [String]
    /// Other changes with the same root cause.
    package var details: [String]
    package var snapshots: [Snapshot]
    /// The number of snapshots with unexplained pixels; absent if the elements are unknown.
    package var unexplained: Int?

    package struct Snapshot: Codable, Sendable {
      package var id: String
      package var format: String
    }
  }

  /// A skipped test.
  package struct SkippedLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "skipped"
    package var test: String
    package var reason: String?
    package var file: String?
    package var line: Int?
  }

  /// A stale reference.
  package struct StaleLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "stale"
    package var reference: String
    package var reason: String
    package var movedTo: String?
    /// For commands that delete references: whether this is a dry run.
    package var dryRun: Bool?

    package init(_ finding: StaleReferences.Finding, in report: RunReport, dryRun: Bool? = nil) {
      reference = report.displayPath(finding.path)
      reason = finding.reason
      movedTo = finding.movedTo.map(report.displayPath)
      self.dryRun = dryRun
    }
  }

  /// A finding of lint.
  package struct LintLine: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "lint"
    package var status: LintRecord.Status
    package var rule: String
    package var severity: String
    package var path: String
    package var snapshots: [String]
    package var measured: Double?
    package var message: String
    package var cause: String?
    package var reason: String?
    package var file: String
    package var line: Int
  }

  /// The run as a whole.
  package struct Summary: Codable, Sendable {
    package var schemaVersion = JSONReport.schemaVersion
    package var type = "summary"
    package var run: String
    package var exitCode: Int32
    package var headline: String
    package var remarks: [String]
    /// Whether all snapshots were verified.
    package var complete: Bool
    package var total: Int
    /// The number of snapshots of each status.
    package var counts: [String: Int]
    /// The number of snapshots that are left to accept or reject.
    package var pending: Int
    package var ending: RunFacts.Ending?
    package var testExitStatus: Int?
    package var endedTests: Int?
    package var toolchain: String?
    package var platform: String?
    package var otherIssues: [TestIssue]
    /// Failures of tests that passed in another attempt.
    package var flakyIssues: [TestIssue]
    /// The number of attempts.
    package var attempts: Int
    /// The number of skipped tests.
    package var skipped: Int
    /// The number of stale references.
    package var stale: Int
    /// The shard, such as 1/4.
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
    var lint: [LintLine]?
  }

  package let summary: Summary
  package let causes: [CauseLine]
  package let results: [Result]
  package let skipped: [SkippedLine]
  package let stale: [StaleLine]
  package let lint: [LintLine]
  private let hasLint: Bool

  package init(_ report: RunReport) {
    let headline = Headline(report)
    let pending = Set(report.pending.map(\.key))
    summary = Summary(
      run: report.folder.name, exitCode: report.exitCode.rawValue, headline: headline.title,
      remarks: headline.remarks, complete: !report.findings.contains(.incomplete), total: report.results.count,
      counts: Dictionary(
        uniqueKeysWithValues: SnapshotStatus.allCases.map { status in
          (status.rawValue, report.results.count { $0.status == status })
        }),
      pending: pending.count, ending: report.facts?.ending, testExitStatus: report.facts?.exitStatus,
      endedTests: report.facts?.endedTests,
      toolchain: report.facts?.toolchain, platform: report.facts?.platform,
      otherIssues: report.otherIssues.map { JSONReport.displayed($0, in: report) },
      flakyIssues: report.flakyIssues.map { JSONReport.displayed($0, in: report) },
      attempts: report.facts?.attempts ?? 1, skipped: report.skipped.count, stale: report.stale.count,
      shard: report.facts?.shard.map { "\($0.number)/\($0.count)" }, commit: report.facts?.revision?.commit)
    skipped = report.skipped.map {
      SkippedLine(test: $0.test, reason: $0.reason, file: $0.file.map(report.displayPath), line: $0.line)
    }
    stale = report.stale.map { StaleLine($0, in: report) }
    hasLint = report.facts?.lint != nil
    lint = (report.facts?.lint ?? []).map { record in
      LintLine(
        status: record.status, rule: record.rule, severity: LintRule(id: record.rule)?.severity ?? "warning",
        path: record.path, snapshots: record.snapshots, measured: record.measured, message: record.message,
        cause: record.cause, reason: record.reason, file: report.displayPath(record.file), line: record.line)
    }
    causes = report.causes.map { cause in
      CauseLine(
        id: cause.id, title: cause.title, stage: cause.stage, defects: cause.defects, details: cause.details,
        snapshots: cause.results.map { .init(id: $0.id, format: $0.entry.format) }, unexplained: cause.unexplained)
    }
    results = report.results.map { result in
      let entry = result.entry
      return Result(
        id: entry.id, status: result.status, target: entry.target, suite: entry.suite, test: entry.test,
        name: entry.name, cell: entry.cell, file: report.displayPath(entry.file), line: entry.line,
        format: entry.format, mode: entry.mode, reference: report.displayPath(entry.reference),
        artifacts: entry.artifacts, message: entry.message, image: entry.image, attempts: result.attempts,
        pending: pending.contains(result.key) ? true : nil)
    }
  }

  private static func displayed(_ issue: TestIssue, in report: RunReport) -> TestIssue {
    var copy = issue
    copy.file = report.displayPath(issue.file)
    return copy
  }

  /// The report as one document.
  package var data: Data {
    get throws {
      let document = Document(
        summary: summary, causes: causes, results: results, skipped: skipped, stale: stale, lint: hasLint ? lint : nil)
      return Data(try (SafeJSON.encode(document, isPretty: true) + "\n").utf8)
    }
  }

  /// The report as JSON lines: results, root causes, skipped tests, stale references, and the summary last.
  package var lines: [String] {
    get throws {
      try results.map(JSONReport.line) + causes.map(JSONReport.line) + skipped.map(JSONReport.line)
        + stale.map(JSONReport.line) + lint.map(JSONReport.line) + [JSONReport.line(summary)]
    }
  }

  /// Encodes a value as one line.
  package static func line(_ value: some Encodable) throws -> String {
    try SafeJSON.encode(value)
  }
}
