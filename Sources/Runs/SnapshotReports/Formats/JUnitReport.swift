import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// A JUnit XML report for CI systems. Each suite is a `testsuite`, and each snapshot a `testcase`. Other test failures are
/// additional test cases, so that the report does not look successful.
package struct JUnitReport: Sendable {
  package let document: String

  package init(_ report: RunReport) {
    var suites: [Suite] = []
    for result in report.results {
      let name = JUnitReport.suiteName(result.entry)
      if suites.last?.name != name { suites.append(Suite(name: name)) }
      let index = suites.count - 1
      suites[index].cases.append(JUnitReport.testCase(result, in: report))
      if result.status == .known {
        suites[index].skipped += 1
      } else if result.status == .error {
        suites[index].errors += 1
      } else if result.status != .passed {
        suites[index].failures += 1
      }
    }
    JUnitReport.addNotRun(report, to: &suites)
    let other = JUnitReport.otherCases(report)
    if !other.isEmpty { suites.append(Suite(name: "swift test", cases: other, errors: other.count)) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let whole = Suite(
      name: "snapshot", cases: suites.flatMap(\.cases), failures: suites.reduce(0) { $0 + $1.failures },
      errors: suites.reduce(0) { $0 + $1.errors }, skipped: suites.reduce(0) { $0 + $1.skipped })
    lines.append("<testsuites\(whole.attributes)>")
    for suite in suites {
      lines.append("  <testsuite\(suite.attributes)>")
      lines += suite.cases
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    document = lines.joined(separator: "\n")
  }

  private struct Suite {
    var name: String
    var cases: [String] = []
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: String {
      " name=\"\(MarkupText.escapeAttribute(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\""
        + " errors=\"\(errors)\"" + (skipped > 0 ? " skipped=\"\(skipped)\"" : "")
    }
  }

  /// Adds skipped tests to their suites, and test targets that were not verified and stale references to separate suites. Stale references that fail the run are
  /// errors instead; see ``otherCases(_:)``.
  private static func addNotRun(_ report: RunReport, to suites: inout [Suite]) {
    let notRun = NotRun(report)
    func add(_ item: NotRun.Item, named name: String, to suite: String, type: String) {
      let index = suites.lastIndex { $0.name == suite } ?? suites.count
      if index == suites.count { suites.append(Suite(name: suite)) }
      let place = [("file", item.file), ("line", item.line > 0 ? String(item.line) : "")].filter { !$0.1.isEmpty }
      let attributes = ([("classname", suite), ("name", name)] + place)
        .map { " \($0)=\"\(MarkupText.escapeAttribute($1))\"" }.joined()
      suites[index].skipped += 1
      suites[index].cases.append(
        "    <testcase\(attributes)>\n      <skipped type=\"\(type)\" message=\""
          + "\(MarkupText.escapeAttribute(item.reason))\"/>\n    </testcase>")
    }
    for item in notRun.skipped {
      let slash = item.name.lastIndex(of: "/") ?? item.name.lastIndex(of: ".")
      add(
        item, named: slash.map { String(item.name[item.name.index(after: $0)...]) } ?? item.name,
        to: slash.map { String(item.name[..<$0]) } ?? "swift test", type: "skipped")
    }
    let since = report.facts?.since
    for target in since?.unchanged ?? [] {
      let item = NotRun.Item(name: target, reason: "unchanged since \(since?.revision ?? "")", file: "", line: 0)
      add(item, named: target, to: "Unchanged test targets", type: "unchanged")
    }
    guard !report.findings.contains(.stale) else { return }
    for item in notRun.stale { add(item, named: item.name, to: "Stale references", type: "stale") }
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
    if result.status == .known {
      let message = MarkupText.escapeAttribute(["Known issue", summary].filter { !$0.isEmpty }.joined(separator: ": "))
      return "      <skipped type=\"known\" message=\"\(message)\"/>"
    }
    let tag = result.status == .error ? "error" : "failure"
    let changes = SemanticText.lines(of: result, in: report).joined(separator: "\n")
    let accept = AcceptHint.text(for: result, in: report)
    let body = [entry.message, changes, accept].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "      <\(tag) type=\"\(result.status.rawValue)\" message=\"\(MarkupText.escapeAttribute(summary))\">"
      + MarkupText.escape(body) + "</\(tag)>"
  }

  /// The attachments, in the notation of Jenkins and GitLab.
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
    let lint = LintSection(report)
    if lint.isError {
      cases += lint.groups.map { group in
        errorCase(
          name: group.title, file: report.displayPath(group.file), line: group.line, type: "lint",
          message: group.summary)
      }
    }
    if let problem = Headline.problem(of: report) {
      cases.append(errorCase(name: "run", file: "", line: 0, type: "incomplete", message: problem))
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

  /// Returns milliseconds as seconds with three decimals, independent of the locale.
  private static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds.isFinite, milliseconds >= 0, milliseconds < 1e12 else { return "0" }
    let whole = Int(milliseconds.rounded())
    let digits = String(whole % 1000)
    return "\(whole / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
