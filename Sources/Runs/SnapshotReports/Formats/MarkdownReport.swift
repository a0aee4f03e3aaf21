import Foundation
import SnapshotRuns

/// A Markdown report for comments on pull requests, by root cause: useful without images, and short enough for all code hosts.
package struct MarkdownReport: Sendable {
  /// The maximum size in bytes. Code hosts truncate comments above approximately this size.
  package static let limit = 60_000
  package let document: String

  /// Marks the comment, so that a workflow replaces it whatever the outcome of the next run is.
  package static let marker = "<!-- swift-snapshot -->"

  /// - Parameters:
  ///   - images: The base URL of the folder with the ``CauseCrop`` pictures; without it, the report has no images.
  ///   - link: The URL of the whole report.
  package init(_ report: RunReport, images: String? = nil, link: String? = nil) {
    let headline = Headline(report)
    var text = MarkdownReport.marker + "\n"
    text += "## \(headline.mood == .good ? "\u{2705}" : headline.mood == .bad ? "\u{274C}" : "\u{26A0}\u{FE0F}") "
    text += MarkdownText.escape(headline.title) + "\n\n"
    for remark in headline.remarks { text += MarkdownText.escape(remark) + "\n\n" }
    text += MarkdownReport.table(report)
    text += MarkdownReport.notRun(report)
    let causes = report.causes
    text += MarkdownReport.section(of: causes, in: report, images: images)
    // A root cause stands for its snapshots. An unknown one is shown by its first snapshot.
    let told = Set(causes.flatMap { $0.unexplained == nil ? Array($0.results.dropFirst()) : $0.results }.map(\.key))
    let sections =
      report.results.filter { $0.status != .passed && !told.contains($0.key) }
      .map { MarkdownReport.section($0, in: report) }
      + report.otherIssues.map { MarkdownReport.section($0, in: report) }
    var shown = 0
    for section in sections {
      // NB: leaves space for the last line.
      guard text.utf8.count + section.utf8.count < MarkdownReport.limit - 1200 else { break }
      text += section
      shown += 1
    }
    if shown < sections.count { text += "\n…and \(sections.count - shown) more. See the HTML report.\n\n" }
    if let link { text += "[Full report](\(MarkdownText.url(link)))\n" }
    document = text
  }

  private static func table(_ report: RunReport) -> String {
    guard !report.counts.isEmpty else { return "" }
    var rows = report.counts.map { status, count in
      let pictures = report.results(status).count { $0.entry.format == "png" }
      return "| \(status.glyph) \(status.word) | \(pictures) | \(count - pictures) |\n"
    }
    if !report.skipped.isEmpty { rows.append("| \u{2298} skipped tests | \(report.skipped.count) | |\n") }
    if !report.stale.isEmpty { rows.append("| \u{2205} stale references | \(report.stale.count) | |\n") }
    return "| Status | Pictures | Texts |\n| --- | ---: | ---: |\n" + rows.joined() + "\n"
  }

  /// Skipped tests and stale references, limited so that they leave space for failures.
  private static func notRun(_ report: RunReport) -> String {
    let notRun = NotRun(report)
    func section(_ title: String, _ items: [NotRun.Item]) -> String {
      guard !items.isEmpty else { return "" }
      var text = "<details><summary>\(MarkdownText.escapeHTML(title))</summary>\n\n"
      for item in items.prefix(50) { text += "- \(MarkdownText.escape(String(item.text.prefix(200))))\n" }
      if items.count > 50 { text += "- …and \(items.count - 50) more\n" }
      return text + "\n</details>\n\n"
    }
    return section(NotRun.title(skipped: notRun.skipped.count), notRun.skipped)
      + section(NotRun.title(stale: notRun.stale.count), notRun.stale)
  }

  private static func section(_ result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    var text = "<details><summary>\(result.status.glyph) \(result.status.word): "
    text += "<code>\(MarkdownText.escapeHTML(entry.id))</code></summary>\n\n"
    text += MarkdownText.escape(report.displayPlace(of: entry)) + "\n\n"
    let sentence = DifferenceSentence.of(entry)
    if !sentence.isEmpty { text += MarkdownText.escape(sentence) + ".\n\n" }
    let changes = SemanticText.lines(of: result, in: report)
    if !changes.isEmpty { text += MarkdownText.fenced(changes.joined(separator: "\n")) }
    if !entry.message.isEmpty { text += MarkdownText.fenced(relative(String(entry.message.prefix(4000)), in: report)) }
    let accept = AcceptHint.text(for: result, in: report)
    if !accept.isEmpty { text += MarkdownText.fenced(accept) }
    return text + "</details>\n\n"
  }

  private static func section(_ issue: TestIssue, in report: RunReport) -> String {
    "<details><summary>\u{2717} <code>\(MarkdownText.escapeHTML(issue.test))</code></summary>\n\n"
      + MarkdownText.escape("\(report.displayPath(issue.file)):\(issue.line)") + "\n\n"
      + MarkdownText.fenced(relative(String(issue.message.prefix(4000)), in: report)) + "</details>\n\n"
  }

  /// A message without the folders of the machine that ran the tests.
  private static func relative(_ message: String, in report: RunReport) -> String {
    [report.packageDirectory, report.boundary?.root ?? ""].filter { $0.count > 1 }.reduce(message) {
      $0.replacingOccurrences(of: $1 + "/", with: "")
    }
  }
}
