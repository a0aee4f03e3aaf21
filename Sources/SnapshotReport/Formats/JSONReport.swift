import Foundation

/// A run as JSON, in stable order and with sorted keys, so that two runs can be compared line by line.
public struct JSONReport: Sendable {
  public static let schemaVersion = 1

  /// One snapshot.
  public struct Result: Codable, Sendable {
    public var schemaVersion = JSONReport.schemaVersion
    public var type = "result"
    public var id: String
    public var status: SnapshotStatus
    public var target: String
    public var suite: String
    public var test: String
    public var name: String
    public var cell: [String]
    public var file: String
    public var line: Int
    public var format: String
    public var mode: String
    public var reference: String
    public var artifacts: LedgerEntry.Artifacts
    public var message: String
    public var image: LedgerEntry.ImageMetrics?
    public var attempts: Int
  }

  /// One reason for which snapshots differ.
  public struct CauseLine: Codable, Sendable {
    public var schemaVersion = JSONReport.schemaVersion
    public var type = "cause"
    public var title: String
    /// The first station that changed: `elements`, `layout`, `drawing` or `pixels`.
    public var station: String
    /// What else changed with it.
    public var details: [String]
    public var snapshots: [Snapshot]
    /// How many of them have changed pixels that it does not explain; absent where nothing is known of the elements.
    public var unexplained: Int?

    public struct Snapshot: Codable, Sendable {
      public var id: String
      public var format: String
    }
  }

  /// A test that did not run because it said so.
  public struct SkippedLine: Codable, Sendable {
    public var schemaVersion = JSONReport.schemaVersion
    public var type = "skipped"
    public var test: String
    public var reason: String?
    public var file: String?
    public var line: Int?
  }

  /// A reference without a test.
  public struct StaleLine: Codable, Sendable {
    public var schemaVersion = JSONReport.schemaVersion
    public var type = "stale"
    public var reference: String
    public var reason: String
    public var movedTo: String?
    /// Of a verb that deletes, whether it only says what it would do.
    public var dryRun: Bool?

    public init(_ finding: StaleReferences.Finding, in report: RunReport, dryRun: Bool? = nil) {
      reference = report.displayPath(finding.path)
      reason = finding.reason
      movedTo = finding.movedTo.map(report.displayPath)
      self.dryRun = dryRun
    }
  }

  /// The run as a whole.
  public struct Summary: Codable, Sendable {
    public var schemaVersion = JSONReport.schemaVersion
    public var type = "summary"
    public var run: String
    public var exitCode: Int32
    public var headline: String
    public var remarks: [String]
    /// False where something was not verified.
    public var complete: Bool
    public var total: Int
    /// Every status with its number.
    public var counts: [String: Int]
    public var ending: RunFacts.Ending?
    public var testExitStatus: Int?
    public var endedTests: Int?
    public var toolchain: String?
    public var platform: String?
    public var otherIssues: [TestIssue]
    /// Failures of tests that passed in another attempt.
    public var flakyIssues: [TestIssue]
    /// How often tests were run.
    public var attempts: Int
    /// How many tests were skipped.
    public var skipped: Int
    /// How many references are without a test.
    public var stale: Int
    /// Which part of the tests ran, such as 1/4.
    public var shard: String?
    public var commit: String?
  }

  private struct Document: Codable {
    var schemaVersion = JSONReport.schemaVersion
    var summary: Summary
    var causes: [CauseLine]
    var results: [Result]
    var skipped: [SkippedLine]
    var stale: [StaleLine]
  }

  public let summary: Summary
  public let causes: [CauseLine]
  public let results: [Result]
  public let skipped: [SkippedLine]
  public let stale: [StaleLine]

  public init(_ report: RunReport) {
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
  public var data: Data {
    get throws {
      let document = Document(summary: summary, causes: causes, results: results, skipped: skipped, stale: stale)
      return Data(try (SafeJSON.encode(document, isPretty: true) + "\n").utf8)
    }
  }

  /// The results, the causes, what did not run, and the summary last, one object a line.
  public var lines: [String] {
    get throws {
      try results.map(JSONReport.line) + causes.map(JSONReport.line) + skipped.map(JSONReport.line)
        + stale.map(JSONReport.line) + [JSONReport.line(summary)]
    }
  }

  /// One object as one line.
  public static func line(_ value: some Encodable) throws -> String {
    try SafeJSON.encode(value)
  }
}
