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
  }

  private struct Document: Codable {
    var schemaVersion = JSONReport.schemaVersion
    var summary: Summary
    var results: [Result]
  }

  public let summary: Summary
  public let results: [Result]

  public init(_ report: RunReport) {
    let headline = Headline(report)
    summary = Summary(
      run: report.folder.name, exitCode: report.exitCode.rawValue, headline: headline.title,
      remarks: headline.remarks, complete: !report.findings.contains(.incomplete), total: report.results.count,
      counts: Dictionary(
        uniqueKeysWithValues: SnapshotStatus.allCases.map { ($0.rawValue, report.results($0).count) }),
      ending: report.facts?.ending, testExitStatus: report.facts?.exitStatus, endedTests: report.facts?.endedTests,
      toolchain: report.facts?.toolchain, platform: report.facts?.platform,
      otherIssues: report.otherIssues.map { issue in
        var copy = issue
        copy.file = report.displayPath(issue.file)
        return copy
      })
    results = report.results.map { result in
      let entry = result.entry
      return Result(
        id: entry.id, status: result.status, target: entry.target, suite: entry.suite, test: entry.test,
        name: entry.name, cell: entry.cell, file: report.displayPath(entry.file), line: entry.line,
        format: entry.format, mode: entry.mode, reference: report.displayPath(entry.reference),
        artifacts: entry.artifacts, message: entry.message, image: entry.image, attempts: result.attempts)
    }
  }

  /// The whole report as one document.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return try encoder.encode(Document(summary: summary, results: results)) + Data("\n".utf8)
    }
  }

  /// The results, and the summary last, one object a line.
  public var lines: [String] {
    get throws { try results.map(JSONReport.line) + [JSONReport.line(summary)] }
  }

  /// One object as one line.
  public static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
