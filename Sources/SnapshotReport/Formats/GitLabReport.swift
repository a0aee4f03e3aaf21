import Foundation

/// A run as a Code Quality report of GitLab, which a merge request shows beside the lines of the tests.
public struct GitLabReport: Sendable {
  private let issues: [Issue]

  public init(_ report: RunReport) {
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
      + report.otherIssues.map { issue in
        Issue(
          description: VisibleText.line("\(issue.test): \(issue.message.split(separator: "\n").first ?? "")"),
          check_name: "test-failure", fingerprint: ContentDigest.of(Data("\(issue.test)\n\(issue.message)".utf8)),
          severity: "critical",
          location: .init(path: report.displayPath(issue.file), lines: .init(begin: max(issue.line, 1))))
      }
  }

  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return try encoder.encode(issues) + Data("\n".utf8)
    }
  }

  /// The keys are GitLab's.
  private struct Issue: Encodable, Sendable {
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
