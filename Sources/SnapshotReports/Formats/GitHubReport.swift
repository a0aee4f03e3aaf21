import SnapshotLedger
import SnapshotRuns

/// A run as workflow commands of GitHub Actions: an annotation at the line of a test that asserts what failed.
///
/// GitHub shows ten annotations of a step, so what fails in one line is one annotation, and so is what fails for one
/// cause in several.
package struct GitHubReport: Sendable {
  package let document: String

  package init(_ report: RunReport) {
    let causes = report.causes
    var places: [Place] = []
    var results: [Place: [SnapshotResult]] = [:]
    var titles: [Place: [String]] = [:]
    func add(_ group: [SnapshotResult], title: String?) {
      guard let first = group.first else { return }
      let place = Place(file: report.displayPath(first.entry.file), line: first.entry.line)
      if results[place] == nil { places.append(place) }
      results[place, default: []] += group
      if let title { titles[place, default: []].append(title) }
    }
    for cause in causes { add(cause.results, title: cause.unexplained == nil ? nil : cause.title) }
    let explained = Set(causes.flatMap(\.results).map(\.key))
    for result in report.results where result.status != .passed && !explained.contains(result.key) {
      add([result], title: nil)
    }
    places.sort { SnapshotOrder.textPrecedes($0.file, $1.file) || $0.file == $1.file && $0.line < $1.line }
    let all = places.map { GitHubReport.annotation(at: $0, results[$0] ?? [], titles[$0] ?? []) }
    // Where there is no room for all, the errors are what must be seen.
    var lines = all.filter { $0.hasPrefix("::error") } + all.filter { !$0.hasPrefix("::error") }
    if lines.count > GitHubReport.most {
      let left = lines.count - GitHubReport.most + 1
      lines.removeLast(left)
      lines.append(
        GitHubReport.command(
          "error", file: "", line: 0, title: "snapshot", message: "\(left) more places; the report has them all"))
    }
    lines += report.otherIssues.map { issue in
      GitHubReport.command(
        "error", file: report.displayPath(issue.file), line: issue.line, title: issue.test, message: issue.message)
    }
    lines += GitHubReport.notRun(report)
    if let trouble = Headline.trouble(of: report) {
      lines.append(GitHubReport.command("error", file: "", line: 0, title: "snapshot", message: trouble))
    }
    document = lines.map { $0 + "\n" }.joined()
  }

  /// One annotation for all references without a test, and one for all skipped tests.
  private static func notRun(_ report: RunReport) -> [String] {
    let notRun = NotRun(report)
    func annotation(_ name: String, _ title: String, _ items: [NotRun.Item]) -> [String] {
      guard let first = items.first else { return [] }
      let rest = items.count - GitHubReport.named
      let lines = items.prefix(GitHubReport.named).map(\.text) + (rest > 0 ? ["and \(rest) more"] : [])
      return [
        GitHubReport.command(
          name, file: first.file, line: first.line, title: "\(title): \(items.count)",
          message: lines.joined(separator: "\n"))
      ]
    }
    return annotation(report.findings.contains(.stale) ? "error" : "warning", "References without a test", notRun.stale)
      + annotation("notice", "Skipped tests", notRun.skipped)
  }

  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// How many annotations there are about snapshots.
  private static let most = 10
  /// How many snapshots of a line are named.
  private static let named = 8

  private static func annotation(at place: Place, _ results: [SnapshotResult], _ titles: [String]) -> String {
    let isWritten = results.allSatisfy { $0.status == .new || $0.status == .rerecorded }
    let counts = SnapshotStatus.allCases.compactMap { status -> String? in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.word)"
    }
    var lines = titles.prefix(named)
    lines += results.prefix(named).map { result in
      let sentence = DifferenceSentence.of(result.entry)
      return result.id + (sentence.isEmpty ? "" : ": " + sentence)
    }
    if results.count > named { lines.append("and \(results.count - named) more") }
    return command(
      isWritten ? "warning" : "error", file: place.file, line: place.line,
      title: "Snapshots: " + counts.joined(separator: ", "), message: lines.joined(separator: "\n"))
  }

  private static func command(_ name: String, file: String, line: Int, title: String, message: String) -> String {
    var properties: [String] = []
    if !file.isEmpty { properties.append("file=" + escapeProperty(file)) }
    if line > 0 { properties.append("line=\(line)") }
    properties.append("title=" + escapeProperty(title))
    return "::\(name) \(properties.joined(separator: ","))::\(escape(message))"
  }

  /// A command is one line; what is unsafe in a terminal is made visible first.
  private static func escape(_ text: String) -> String {
    VisibleText.block(String(text.prefix(4000)))
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(VisibleText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
