/// A run in the dialect of JUnit's XML that continuous integration reads: a suite is a `testsuite`, an assertion
/// a `testcase`. A failure that is not about snapshots is a case of its own, so that nothing reads green.
public struct JUnitReport: Sendable {
  public let document: String

  public init(_ report: RunReport) {
    var suites: [(name: String, cases: [String], failures: Int, errors: Int)] = []
    for result in report.results {
      let name = JUnitReport.suiteName(result.entry)
      if suites.last?.name != name { suites.append((name, [], 0, 0)) }
      let index = suites.count - 1
      suites[index].cases.append(JUnitReport.testCase(result, in: report))
      if result.status == .error {
        suites[index].errors += 1
      } else if result.status != .passed {
        suites[index].failures += 1
      }
    }
    let other = JUnitReport.otherCases(report)
    if !other.isEmpty { suites.append(("swift test", other, 0, other.count)) }
    let total = suites.reduce(0) { $0 + $1.cases.count }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"snapshot\" tests=\"\(total)\" failures=\"\(suites.reduce(0) { $0 + $1.failures })\""
        + " errors=\"\(suites.reduce(0) { $0 + $1.errors })\">")
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(MarkupText.escapeAttribute(suite.name))\" tests=\"\(suite.cases.count)\""
          + " failures=\"\(suite.failures)\" errors=\"\(suite.errors)\">")
      lines += suite.cases
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    document = lines.joined(separator: "\n")
  }

  private static func suiteName(_ entry: LedgerEntry) -> String {
    [entry.target, entry.suite].filter { !$0.isEmpty }.joined(separator: ".")
  }

  private static func testCase(_ result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    let cell = entry.cell.isEmpty ? "" : " @" + entry.cell.joined(separator: ",")
    let attributes = [
      ("classname", suiteName(entry)), ("name", "\(entry.test)#\(entry.name)\(cell)"),
      ("file", report.displayPath(entry.file)), ("line", String(entry.line)),
      ("time", seconds(entry.milliseconds)),
    ].map { " \($0)=\"\(MarkupText.escapeAttribute($1))\"" }.joined()
    guard result.status != .passed else { return "    <testcase\(attributes)/>" }
    return [
      "    <testcase\(attributes)>",
      properties(of: result, in: report),
      failure(of: result, in: report),
      attachments(of: result, in: report),
      "    </testcase>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func properties(of result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    let values = [
      ("id", entry.id), ("reference", report.displayPath(entry.reference)),
      ("expected", entry.artifacts.expected ?? ""), ("actual", entry.artifacts.actual ?? ""),
      ("difference", entry.artifacts.difference ?? ""),
    ].filter { !$0.1.isEmpty }
    let lines = values.map {
      "        <property name=\"\($0.0)\" value=\"\(MarkupText.escapeAttribute($0.1))\"/>"
    }
    return (["      <properties>"] + lines + ["      </properties>"]).joined(separator: "\n")
  }

  private static func failure(of result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    let sentence = DifferenceSentence.of(entry)
    let summary = sentence.isEmpty ? (entry.message.split(separator: "\n").first.map(String.init) ?? "") : sentence
    let tag = result.status == .error ? "error" : "failure"
    let changes = SemanticText.lines(of: result, in: report).joined(separator: "\n")
    let body = [entry.message, changes, AcceptHint.text(for: result)].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "      <\(tag) type=\"\(result.status.rawValue)\" message=\"\(MarkupText.escapeAttribute(summary))\">"
      + MarkupText.escape(body) + "</\(tag)>"
  }

  /// The convention by which Jenkins and GitLab find files.
  private static func attachments(of result: SnapshotResult, in report: RunReport) -> String {
    let artifacts = result.entry.artifacts
    let paths = [artifacts.expected, artifacts.actual, artifacts.difference]
      .compactMap(report.artifactPath).map(report.displayPath)
    guard !paths.isEmpty else { return "" }
    let lines = paths.map { MarkupText.escape("[[ATTACHMENT|\(VisibleText.line($0))]]") }
    return "      <system-out>" + lines.joined(separator: "\n") + "</system-out>"
  }

  private static func otherCases(_ report: RunReport) -> [String] {
    var cases = report.otherIssues.map { issue in
      errorCase(
        name: issue.test, file: report.displayPath(issue.file), line: issue.line, type: "test", message: issue.message)
    }
    if report.findings.contains(.stale) {
      cases += report.stale.map { finding in
        let path = report.displayPath(finding.path)
        return errorCase(name: path, file: path, line: 1, type: "stale", message: finding.reason)
      }
    }
    if let trouble = Headline.trouble(of: report) {
      cases.append(errorCase(name: "the run", file: "", line: 0, type: "incomplete", message: trouble))
    }
    return cases
  }

  private static func errorCase(name: String, file: String, line: Int, type: String, message: String) -> String {
    let place = file.isEmpty ? "" : " file=\"\(MarkupText.escapeAttribute(file))\" line=\"\(line)\""
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return "    <testcase classname=\"swift test\" name=\"\(MarkupText.escapeAttribute(name))\"\(place)>\n"
      + "      <error type=\"\(type)\" message=\"\(MarkupText.escapeAttribute(first))\">"
      + MarkupText.escape(message) + "</error>\n    </testcase>"
  }

  /// Milliseconds as seconds with three decimals, without any locale.
  private static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds.isFinite, milliseconds >= 0, milliseconds < 1e12 else { return "0" }
    let whole = Int(milliseconds.rounded())
    let digits = String(whole % 1000)
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
