import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// A report in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS), which code hosts show beside the code.
package struct SARIFReport: Sendable {
  private let log: Log

  package init(_ report: RunReport) {
    let failed = report.results.filter { $0.status != .passed }
    var results = failed.map { SARIFReport.result($0, in: report) }
    results += report.otherIssues.map { issue in
      Log.Result(
        ruleId: "test-failure", level: "error", message: .init(text: VisibleText.block(issue.message)),
        locations: SARIFReport.locations(issue.file, line: issue.line, in: report),
        partialFingerprints: ["snapshot/v1": AlertFingerprint.of(issue)])
    }
    results += SARIFReport.notRun(report) + SARIFReport.lint(report)
    if let problem = Headline.problem(of: report) {
      // Code hosts ignore notifications, and results without a location.
      results.append(
        Log.Result(
          ruleId: "run-incomplete", level: "error", message: .init(text: VisibleText.block(problem)),
          locations: SARIFReport.locations("Package.swift", line: 1, in: report),
          partialFingerprints: ["snapshot/v1": AlertFingerprint.incompleteRun]))
    }
    let invocation = Log.Invocation(
      executionSuccessful: !report.findings.contains(.incomplete), exitCode: Int(report.exitCode.rawValue))
    log = Log(
      runs: [
        Log.Run(
          tool: .init(driver: .init(rules: SARIFReport.rules)), invocations: [invocation], results: results)
      ])
  }

  /// The document, with sorted keys.
  package var data: Data {
    get throws {
      Data(try (SafeJSON.encode(log, isPretty: true) + "\n").utf8)
    }
  }

  private static let rules =
    SnapshotStatus.allCases.filter { $0 != .passed }.map { status in
      Log.Rule(id: "snapshot-\(status.rawValue)", shortDescription: .init(text: "A snapshot \(status.predicate)."))
    } + [
      Log.Rule(id: "test-failure", shortDescription: .init(text: "A test failed without a snapshot failure.")),
      Log.Rule(id: "snapshot-stale", shortDescription: .init(text: "A reference is not used by any test.")),
      Log.Rule(id: "test-skipped", shortDescription: .init(text: "A test was skipped.")),
      Log.Rule(id: "run-incomplete", shortDescription: .init(text: "The run is incomplete.")),
    ] + LintRule.all.map { Log.Rule(id: $0.id, shortDescription: .init(text: $0.summary)) }

  /// The findings of lint, one for each cause, at the line of the first assertion.
  private static func lint(_ report: RunReport) -> [Log.Result] {
    LintSection(report).groups.map { group in
      let isFixed = group.status == .fixed || group.status == .improved
      return Log.Result(
        ruleId: group.rule, level: isFixed ? "note" : LintRule(id: group.rule)?.severity ?? "warning",
        message: .init(text: VisibleText.block(group.summary)),
        locations: locations(
          group.file.isEmpty ? report.lintBaselinePath : group.file, line: group.line,
          in: report), partialFingerprints: ["snapshot/v1": AlertFingerprint.of(lint: group)])
    }
  }

  private static func result(_ result: SnapshotResult, in report: RunReport) -> Log.Result {
    let sentence = DifferenceSentence.of(result.entry)
    let first = result.entry.message.split(separator: "\n").first.map(String.init) ?? ""
    let detail = sentence.isEmpty ? first : sentence
    let accept = AcceptHint.text(for: result, in: report)
    let text = ["\(result.id) \(result.status.predicate)", detail, accept.isEmpty ? "" : "Accept with: \(accept)"]
    let isWritten = result.status == .new || result.status == .rerecorded
    let place = report.place(of: result.entry)
    return Log.Result(
      ruleId: "snapshot-\(result.status.rawValue)",
      level: isWritten ? "warning" : result.status.isProblem ? "error" : "note",
      message: .init(text: VisibleText.block(sentences(text))),
      locations: locations(place.file, line: place.line, in: report),
      partialFingerprints: ["snapshot/v1": AlertFingerprint.of(result)])
  }

  /// Joins sentences, which may end with a full stop.
  private static func sentences(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: ". ")
  }

  private static func notRun(_ report: RunReport) -> [Log.Result] {
    let notRun = NotRun(report)
    let stale = zip(notRun.stale, report.stale).map { item, finding in
      Log.Result(
        ruleId: "snapshot-stale", level: report.findings.contains(.stale) ? "error" : "warning",
        message: .init(text: VisibleText.block("Stale reference \(item.name): \(item.reason)")),
        locations: SARIFReport.locations(finding.path, line: 1, in: report),
        partialFingerprints: ["snapshot/v1": AlertFingerprint.of(stale: item)])
    }
    let skipped = zip(notRun.skipped, report.skipped).map { item, test in
      Log.Result(
        ruleId: "test-skipped", level: "note", message: .init(text: VisibleText.block("Skipped: \(item.text)")),
        locations: SARIFReport.locations(test.file ?? "Package.swift", line: item.line, in: report),
        partialFingerprints: ["snapshot/v1": AlertFingerprint.of(skipped: item)])
    }
    return stale + skipped
  }

  private static func locations(_ file: String, line: Int, in report: RunReport) -> [Log.Location] {
    guard !file.isEmpty else { return [] }
    let path = report.displayPath(file)
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    let isInside = path != file || !file.hasPrefix("/")
    return [
      Log.Location(
        physicalLocation: .init(
          artifactLocation: .init(
            uri: isInside ? uri : "file://" + uri, uriBaseId: isInside ? "%SRCROOT%" : nil),
          region: .init(startLine: max(line, 1))))
    ]
  }

  /// The unreserved characters of RFC 3986, and the separator of a path.
  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")

  private struct Log: Encodable, Sendable {
    struct Text: Encodable { var text: String }
    struct Rule: Encodable {
      var id: String
      var shortDescription: Text
    }
    struct Driver: Encodable {
      var name = "swift-snapshot"
      var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Invocation: Encodable {
      var executionSuccessful: Bool
      var exitCode: Int
    }
    struct ArtifactLocation: Encodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Encodable { var startLine: Int }
    struct PhysicalLocation: Encodable {
      var artifactLocation: ArtifactLocation
      var region: Region
    }
    struct Location: Encodable { var physicalLocation: PhysicalLocation }
    struct Result: Encodable {
      var ruleId: String
      var level: String
      var message: Text
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Run: Encodable {
      var tool: Tool
      var invocations: [Invocation]
      var results: [Result]
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }
}
