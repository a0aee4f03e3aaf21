import SnapshotRuns

/// A Markdown report for comments on pull requests: useful without images, and short enough for all code hosts.
package struct MarkdownReport: Sendable {
  /// The maximum size in bytes. Code hosts truncate comments above approximately this size.
  package static let limit = 60_000
  package let document: String

  /// The maximum number of images.
  package static let mostImages = 6

  /// - Parameter images: The base URL of the run's published folder; without it, the report has no images.
  package init(_ report: RunReport, images: String? = nil) {
    let headline = Headline(report)
    var target = report.results.first?.entry.target ?? "run"
    target.unicodeScalars.removeAll {
      !($0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_"))
    }
    var text = "<!-- snapshot:\(target) -->\n"
    text += "## \(headline.mood == .good ? "\u{2705}" : headline.mood == .bad ? "\u{274C}" : "\u{26A0}\u{FE0F}") "
    text += MarkdownText.escape(headline.title) + "\n\n"
    for remark in headline.remarks { text += MarkdownText.escape(remark) + "\n\n" }
    text += MarkdownReport.table(report)
    text += MarkdownReport.notRun(report)
    text += MarkdownReport.causes(report)
    text += MarkdownReport.images(report, at: images)
    let sections =
      report.results.filter { $0.status != .passed }.map { MarkdownReport.section($0, in: report) }
      + report.otherIssues.map { MarkdownReport.section($0, in: report) }
    var shown = 0
    for section in sections {
      // NB: leaves space for the last line.
      guard text.utf8.count + section.utf8.count < MarkdownReport.limit - 200 else { break }
      text += section
      shown += 1
    }
    if shown < sections.count { text += "\n…and \(sections.count - shown) more. See the HTML report.\n" }
    document = text
  }

  private static func table(_ report: RunReport) -> String {
    guard !report.counts.isEmpty else { return "" }
    var rows = report.counts.map { "| \($0.status.glyph) \($0.status.word) | \($0.count) |\n" }
    if !report.skipped.isEmpty { rows.append("| \u{2298} skipped tests | \(report.skipped.count) |\n") }
    if !report.stale.isEmpty { rows.append("| \u{2205} stale references | \(report.stale.count) |\n") }
    return "| Status | Snapshots |\n| --- | ---: |\n" + rows.joined() + "\n"
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

  private static func causes(_ report: RunReport) -> String {
    let causes = report.causes.filter { $0.results.count > 1 || $0.unexplained != nil }
    guard !causes.isEmpty else { return "" }
    var text = "| Root cause | Affected snapshots |\n| --- | --- |\n"
    for cause in causes.prefix(20) {
      text += "| \(MarkdownText.escape(String(cause.title.prefix(200)))) | \(MarkdownText.escape(cause.extent)) |\n"
    }
    if causes.count > 20 { text += "| …and \(causes.count - 20) more | |\n" }
    text += "\n"
    let defects = causes.prefix(20).flatMap(\.defects)
    if !defects.isEmpty {
      text += "**New defects**\n\n" + MarkdownText.fenced(String(defects.joined(separator: "\n").prefix(4000)))
    }
    for cause in causes.prefix(20) where !cause.details.isEmpty {
      text += "<details><summary>\(MarkdownText.escapeHTML(String(cause.title.prefix(200))))</summary>\n\n"
      text += MarkdownText.fenced(String(cause.details.joined(separator: "\n").prefix(4000))) + "</details>\n\n"
    }
    return text
  }

  /// The most changed images, before and after.
  private static func images(_ report: RunReport, at base: String?) -> String {
    guard let base else { return "" }
    let chosen = MarkdownReport.mostChanged(report)
    guard !chosen.isEmpty else { return "" }
    func image(_ path: String?, _ word: String, _ result: SnapshotResult) -> String {
      guard let path else { return "" }
      let url = base + (base.hasSuffix("/") || base.isEmpty ? "" : "/") + MarkdownText.urlPath(path)
      return "<img alt=\"\(MarkdownText.escapeHTML("\(word): \(result.id)"))\" width=\"240\" "
        + "src=\"\(MarkdownText.escapeHTML(url))\">"
    }
    let rows = chosen.map { result in
      "| \(image(result.entry.artifacts.expected, "expected", result)) | "
        + "\(image(result.entry.artifacts.actual, "actual", result)) |\n"
    }
    return "| Expected | Actual |\n| --- | --- |\n" + rows.joined() + "\n"
  }

  /// Returns the results with the most changed pixels, preferring different root causes.
  package static func mostChanged(_ report: RunReport) -> [SnapshotResult] {
    func impact(_ result: SnapshotResult) -> Int { result.entry.image?.differingPixels ?? 0 }
    let sorted = report.causes.map { cause in
      cause.results.filter { $0.entry.image != nil && $0.entry.artifacts.actual != nil }
        .sorted { impact($0) > impact($1) }
    }
    let firsts = sorted.compactMap(\.first).sorted { impact($0) > impact($1) }
    let rest = sorted.flatMap { $0.dropFirst() }.sorted { impact($0) > impact($1) }
    return Array((firsts + rest).prefix(mostImages))
  }

  private static func section(_ result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    var text = "<details><summary>\(result.status.glyph) \(result.status.word): "
    text += "<code>\(MarkdownText.escapeHTML(entry.id))</code></summary>\n\n"
    text += MarkdownText.escape("\(report.displayPath(entry.file)):\(entry.line)") + "\n\n"
    let sentence = DifferenceSentence.of(entry)
    if !sentence.isEmpty { text += MarkdownText.escape(sentence) + ".\n\n" }
    let changes = SemanticText.lines(of: result, in: report)
    if !changes.isEmpty { text += MarkdownText.fenced(changes.joined(separator: "\n")) }
    if !entry.message.isEmpty { text += MarkdownText.fenced(String(entry.message.prefix(4000))) }
    let accept = AcceptHint.text(for: result, in: report)
    if !accept.isEmpty { text += MarkdownText.fenced(accept) }
    return text + "</details>\n\n"
  }

  private static func section(_ issue: TestIssue, in report: RunReport) -> String {
    "<details><summary>\u{2717} <code>\(MarkdownText.escapeHTML(issue.test))</code></summary>\n\n"
      + MarkdownText.escape("\(report.displayPath(issue.file)):\(issue.line)") + "\n\n"
      + MarkdownText.fenced(String(issue.message.prefix(4000))) + "</details>\n\n"
  }
}
