import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// Workflow commands for GitHub Actions: annotations at the lines of failed snapshot assertions.
///
/// GitHub shows at most ten annotations per step. Failures of one line, and failures with the same root cause, are therefore
/// one annotation.
package struct GitHubReport: Sendable {
  package let document: String

  package init(_ report: RunReport) {
    let causes = report.causes
    var places: [Place] = []
    var results: [Place: [SnapshotResult]] = [:]
    var titles: [Place: [String]] = [:]
    func add(_ group: [SnapshotResult], title: String?) {
      guard let first = group.first else { return }
      let source = report.place(of: first.entry)
      let place = Place(file: report.displayPath(source.file), line: source.line)
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
    // If there are too many, errors take precedence.
    var lines = all.filter { $0.hasPrefix("::error") } + all.filter { !$0.hasPrefix("::error") }
    if lines.count > GitHubReport.mostAnnotations {
      let left = lines.count - GitHubReport.mostAnnotations + 1
      let isProblem = report.results.contains(where: \.status.isProblem)
      lines.removeLast(left)
      lines.append(
        GitHubReport.command(
          isProblem ? "error" : "notice", file: "", line: 0, title: "snapshot",
          message: "\(left) more annotations; see the report"))
    }
    lines += report.otherIssues.map { issue in
      GitHubReport.command(
        "error", file: report.displayPath(issue.file), line: issue.line, title: issue.test, message: issue.message)
    }
    lines += GitHubReport.notRun(report) + GitHubReport.lint(report)
    if let problem = Headline.problem(of: report) {
      lines.append(GitHubReport.command("error", file: "", line: 0, title: "snapshot", message: problem))
    }
    document = lines.map { $0 + "\n" }.joined()
  }

  /// One annotation for all stale references, and one for all skipped tests.
  private static func notRun(_ report: RunReport) -> [String] {
    let notRun = NotRun(report)
    func annotation(_ name: String, _ title: String, _ items: [NotRun.Item]) -> [String] {
      guard let first = items.first else { return [] }
      let rest = items.count - GitHubReport.mostNames
      let lines = items.prefix(GitHubReport.mostNames).map(\.text) + (rest > 0 ? ["and \(rest) more"] : [])
      return [
        GitHubReport.command(
          name, file: first.file, line: first.line, title: "\(title): \(items.count)",
          message: lines.joined(separator: "\n"))
      ]
    }
    return annotation(report.findings.contains(.stale) ? "error" : "warning", "Stale references", notRun.stale)
      + annotation("notice", "Skipped tests", notRun.skipped)
  }

  /// One annotation for the findings of lint of each assertion.
  private static func lint(_ report: RunReport) -> [String] {
    let section = LintSection(report)
    var places: [Place] = []
    var groups: [Place: [LintGroup]] = [:]
    for group in section.groups {
      let file = group.file.isEmpty ? report.lintBaselinePath : group.file
      let place = Place(file: report.displayPath(file), line: group.line)
      if groups[place] == nil { places.append(place) }
      groups[place, default: []].append(group)
    }
    return places.prefix(mostAnnotations).map { place in
      let found = groups[place] ?? []
      let rest = found.count - mostNames
      let lines = found.prefix(mostNames).map(\.summary) + (rest > 0 ? ["and \(rest) more"] : [])
      return command(
        section.isError ? "error" : "warning", file: place.file, line: place.line, title: "Lint: \(found.count)",
        message: lines.joined(separator: "\n"))
    }
  }

  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// The maximum number of annotations about snapshots.
  private static let mostAnnotations = 10
  /// The maximum number of snapshots in an annotation.
  private static let mostNames = 8

  private static func annotation(at place: Place, _ results: [SnapshotResult], _ titles: [String]) -> String {
    let isWritten = results.allSatisfy { $0.status == .new || $0.status == .rerecorded }
    let counts = SnapshotStatus.allCases.compactMap { status -> String? in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : status.counted(count)
    }
    var lines = titles.prefix(mostNames)
    lines += results.prefix(mostNames).map { result in
      let sentence = DifferenceSentence.of(result.entry)
      return result.id + (sentence.isEmpty ? "" : ": " + sentence)
    }
    if results.count > mostNames { lines.append("and \(results.count - mostNames) more") }
    return command(
      isWritten ? "warning" : results.contains(where: \.status.isProblem) ? "error" : "notice", file: place.file,
      line: place.line,
      title: "Snapshots: " + counts.joined(separator: ", "), message: lines.joined(separator: "\n"))
  }

  private static func command(_ name: String, file: String, line: Int, title: String, message: String) -> String {
    var properties: [String] = []
    if !file.isEmpty { properties.append("file=" + escapeProperty(file)) }
    if line > 0 { properties.append("line=\(line)") }
    properties.append("title=" + escapeProperty(title))
    return "::\(name) \(properties.joined(separator: ","))::\(escape(message))"
  }

  /// Escapes a message for a command, which is one line, and makes unsafe characters visible.
  private static func escape(_ text: String) -> String {
    VisibleText.block(String(text.prefix(4000)))
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(VisibleText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
