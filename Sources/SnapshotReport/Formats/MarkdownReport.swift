/// A run as a comment on a pull request: useful without pictures, short enough for every host.
public struct MarkdownReport: Sendable {
  /// Hosts cut comments off somewhat above this number of bytes.
  public static let limit = 60_000
  public let document: String

  public init(_ report: RunReport) {
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
    let sections =
      report.results.filter { $0.status != .passed }.map { MarkdownReport.section($0, in: report) }
      + report.otherIssues.map { MarkdownReport.section($0, in: report) }
    var shown = 0
    for section in sections {
      // NB: room for the closing line.
      guard text.utf8.count + section.utf8.count < MarkdownReport.limit - 200 else { break }
      text += section
      shown += 1
    }
    if shown < sections.count { text += "\n…and \(sections.count - shown) more; the HTML report has them all.\n" }
    document = text
  }

  private static func table(_ report: RunReport) -> String {
    guard !report.counts.isEmpty else { return "" }
    let rows = report.counts.map { "| \($0.status.glyph) \($0.status.word) | \($0.count) |\n" }
    return "| Status | Snapshots |\n| --- | ---: |\n" + rows.joined() + "\n"
  }

  private static func section(_ result: SnapshotResult, in report: RunReport) -> String {
    let entry = result.entry
    var text = "<details><summary>\(result.status.glyph) \(result.status.word): "
    text += "<code>\(MarkdownText.escapeHTML(entry.id))</code></summary>\n\n"
    text += MarkdownText.escape("\(report.displayPath(entry.file)):\(entry.line)") + "\n\n"
    let sentence = DifferenceSentence.of(entry)
    if !sentence.isEmpty { text += MarkdownText.escape(sentence) + ".\n\n" }
    if !entry.message.isEmpty { text += MarkdownText.fenced(String(entry.message.prefix(4000))) }
    let accept = AcceptHint.text(for: result)
    if !accept.isEmpty { text += MarkdownText.fenced(accept) }
    return text + "</details>\n\n"
  }

  private static func section(_ issue: TestIssue, in report: RunReport) -> String {
    "<details><summary>\u{2717} <code>\(MarkdownText.escapeHTML(issue.test))</code></summary>\n\n"
      + MarkdownText.escape("\(report.displayPath(issue.file)):\(issue.line)") + "\n\n"
      + MarkdownText.fenced(String(issue.message.prefix(4000))) + "</details>\n\n"
  }
}
