import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

// The part of a comment that people decide on: a row, the changed area and one command for each root cause.

extension MarkdownReport {
  private static let mostCauses = 20
  private static let mostNames = 8

  static func section(of causes: [Cause], in report: RunReport, images: String?) -> String {
    guard !causes.isEmpty else { return "" }
    var text = "| Root cause | Pictures | Texts | Configurations | Evidence |\n| --- | ---: | ---: | --- | --- |\n"
    for cause in causes.prefix(mostCauses) {
      let cells = [
        String(cause.title.prefix(200)), grouped(cause.counts.pictures), grouped(cause.counts.texts),
        cause.configurations.isEmpty ? "" : String(cause.configurations.prefix(120)), cause.evidence,
      ]
      text += "| " + cells.map(MarkdownText.escape).joined(separator: " | ") + " |\n"
    }
    if causes.count > mostCauses { text += "| …and \(causes.count - mostCauses) more | | | | |\n" }
    text += "\n"
    let crops =
      images == nil
      ? [:]
      : Dictionary(
        CauseCrop.crops(of: causes, in: report).map { ($0.cause, $0) }, uniquingKeysWith: { first, _ in first })
    for cause in causes.prefix(mostCauses) { text += block(cause, crops[cause.id], images, report) }
    if causes.contains(where: { command(for: $0, report) != nil }) {
      text += "`DIR` is the folder of this run: download it from the CI job.\n\n"
    }
    return text
  }

  private static func block(_ cause: Cause, _ crop: CauseCrop?, _ images: String?, _ report: RunReport) -> String {
    var text = "### \(MarkdownText.escape(String(cause.title.prefix(200))))\n\n"
    if !cause.defects.isEmpty {
      text += "**New defects**\n\n" + MarkdownText.fenced(limited(cause.defects))
    }
    if let crop, let images {
      let url = images + (images.hasSuffix("/") || images.isEmpty ? "" : "/") + MarkdownText.urlPath(crop.name)
      text += "<img alt=\"\(MarkdownText.escapeHTML("before and after: \(crop.id)"))\" "
      text += "src=\"\(MarkdownText.escapeHTML(url))\">\n\n"
    }
    if !cause.details.isEmpty { text += MarkdownText.fenced(limited(cause.details)) }
    text += "<details><summary>\(MarkdownText.escapeHTML(cause.extent))</summary>\n\n"
    var names: [(name: String, count: Int)] = []
    for result in cause.results {
      let name = SnapshotID.withoutConfiguration(result.id)
      if let index = names.firstIndex(where: { $0.name == name }) {
        names[index].count += 1
      } else {
        names.append((name, 1))
      }
    }
    for (name, count) in names.prefix(mostNames) {
      let times = count > 1 ? " × \(count)" : ""
      text += "- <code>\(MarkdownText.escapeHTML(String(name.prefix(160))))</code>\(times)\n"
    }
    if names.count > mostNames { text += "- …and \(names.count - mostNames) more\n" }
    text += "\n</details>\n\n"
    guard let command = command(for: cause, report) else { return text }
    if let obstacle = cause.obstacle { text += MarkdownText.escape("Review these one by one: \(obstacle).") + "\n\n" }
    return text + MarkdownText.fenced(command)
  }

  private static func limited(_ lines: [String]) -> String {
    let shown = lines.prefix(10).map { String($0.prefix(160)) }
    return (shown + (lines.count > 10 ? ["… and \(lines.count - 10) more"] : [])).joined(separator: "\n")
  }

  /// The command that accepts a cause, or reviews it where it cannot be accepted as a whole.
  private static func command(for cause: Cause, _ report: RunReport) -> String? {
    guard cause.results.contains(where: \.isAcceptable) else { return nil }
    return cause.unexplained != nil && cause.obstacle == nil
      ? "\(report.tool) accept --run DIR --cause \(cause.id)" : "\(report.tool) review --run DIR --by cause"
  }
}

extension Cause {
  /// What supports the cause: `verified`, `engine only, verified`, `2 with unexplained pixels`.
  package var evidence: String {
    if contradiction != nil { return "contradicted" }
    if isEngineOnly { return "engine only, verified" }
    guard let unexplained else { return "unknown" }
    let pictures = counts.pictures
    var parts = [
      proven == pictures ? "verified" : proven == 0 ? "not verified" : "\(proven) of \(pictures) verified"
    ]
    if unexplained > 0 { parts.append("\(unexplained) with unexplained pixels") }
    if !defectiveKeys.isEmpty { parts.append("\(defectiveKeys.count) with new defects") }
    return parts.joined(separator: ", ")
  }
}
