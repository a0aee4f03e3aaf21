import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The summary of a run for the terminal.
package struct TextReport: Sendable {
  private let report: RunReport
  private let palette: TerminalPalette
  /// The maximum number of listed failures.
  private let limit: Int
  /// The snapshots of a root cause with more than this number are not listed individually.
  private static let mostListed = 3

  package init(_ report: RunReport, palette: TerminalPalette = TerminalPalette(isColored: false), limit: Int = 20) {
    self.report = report
    self.palette = palette
    self.limit = limit
  }

  /// The summary, without a line feed at the end.
  package var text: String {
    let causes = report.causes.filter { $0.results.count > 1 || $0.unexplained != nil }
    return
      (failureLines(besides: causes) + lines(of: causes) + issueLines + lintLines + [headline] + remarkLines
      + notRunLines)
      .joined(separator: "\n")
  }

  /// One line: the verdict and the counts.
  package var headline: String {
    let headline = Headline(report)
    let verdict =
      switch headline.mood {
      case .good: palette.good("\u{2713} \(headline.verdict)")
      case .bad: palette.bad("\u{2717} \(headline.verdict)")
      case .incomplete: palette.warning("! \(headline.verdict)")
      }
    let passed = report.results(.passed).count
    let isCounted = passed > 0 && (passed < report.results.count || headline.mood != .good)
    let isInVerdict = headline.verdict == "\(passed) match" || headline.verdict == "\(passed) matches"
    let counts = (isCounted && !isInVerdict ? ["\(grouped(passed)) passed"] : []) + headline.notRun
    return counts.isEmpty ? verdict : verdict + palette.quiet(", " + counts.joined(separator: ", "))
  }

  /// The remarks, without the findings of lint, which have lines of their own.
  private var remarkLines: [String] {
    let lint = Set(LintSection(report).remarks(limit: 5))
    return Headline(report).remarks.filter { !lint.contains($0) }.map { "  " + VisibleText.line($0) }
  }

  /// The findings of lint that fail the run or would, grouped by cause.
  package var lintLines: [String] {
    let section = LintSection(report)
    guard let title = section.title else { return [] }
    var lines = [section.isError ? palette.bad(title) : palette.warning(title)]
    for group in section.groups.prefix(limit) {
      let count = counted(group.count, "snapshot")
      lines.append("  " + VisibleText.line(group.title) + palette.quiet("  \(group.status.words), \(count)"))
      lines.append(palette.quiet("    " + VisibleText.line(group.detail)))
    }
    if section.groups.count > limit { lines.append(palette.quiet("  … and \(section.groups.count - limit) more")) }
    if let hint = section.hint { lines.append(palette.quiet("  " + hint)) }
    return lines + [""]
  }

  private var notRunLines: [String] {
    let notRun = NotRun(report)
    var lines = section(NotRun.title(skipped: notRun.skipped.count), notRun.skipped)
    lines += section(NotRun.title(stale: notRun.stale.count), notRun.stale)
    if !notRun.stale.isEmpty { lines.append(palette.quiet("prune   ") + "swift run snapshot prune --dry-run") }
    return lines
  }

  private func section(_ title: String, _ items: [NotRun.Item]) -> [String] {
    guard !items.isEmpty else { return [] }
    var lines = [palette.warning("! ") + title]
    lines += items.prefix(limit).map { "  " + VisibleText.line($0.text) }
    if items.count > limit { lines.append(palette.quiet("  … and \(items.count - limit) more")) }
    return lines
  }

  private func failureLines(besides causes: [Cause]) -> [String] {
    let summarized = Set(causes.filter { $0.results.count > TextReport.mostListed }.flatMap(\.results).map(\.key))
    let failed = report.results.filter {
      $0.status != .passed && !summarized.contains($0.key) && !report.isDecided($0)
    }
    var lines = failed.prefix(limit).flatMap(lines(for:))
    if failed.count > limit {
      lines.append(palette.quiet("… and \(failed.count - limit) more; see the report"))
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The root causes with their details and the number of affected snapshots.
  private func lines(of causes: [Cause]) -> [String] {
    guard !causes.isEmpty else { return [] }
    var lines = [palette.strong(counted(causes.count, "root cause"))]
    for cause in causes.prefix(limit) {
      lines.append("  " + VisibleText.line(cause.title) + palette.quiet("  " + VisibleText.line(cause.extent)))
      lines += cause.defects.prefix(8).map { palette.warning("    " + VisibleText.line($0)) }
      if cause.defects.count > 8 {
        lines.append(palette.warning("    … and \(cause.defects.count - 8) more new defects"))
      }
      if cause.unexplained != nil, cause.results.count > 1 {
        let command =
          cause.obstacle == nil ? "\(report.tool) accept --cause \(cause.id)" : "review the snapshots one by one"
        lines.append(palette.quiet("    accept  ") + command)
      }
      if cause.results.count > TextReport.mostListed, let first = cause.results.first {
        lines.append("    " + palette.quiet("for example ") + VisibleText.line(first.id))
        let sentence = DifferenceSentence.of(first.entry)
        lines.append(
          "    \(VisibleText.line(report.displayPlace(of: first.entry)))  \(sentence)")
      }
      lines += cause.details.prefix(8).map { "    " + VisibleText.line($0) }
      if cause.details.count > 8 { lines.append(palette.quiet("    … and \(cause.details.count - 8) more")) }
    }
    if causes.count > limit { lines.append(palette.quiet("… and \(causes.count - limit) more")) }
    return lines + [""]
  }

  private func lines(for result: SnapshotResult) -> [String] {
    let entry = result.entry
    let isWritten = result.status == .new || result.status == .rerecorded
    let mark = "\(result.status.glyph) \(result.status.word)"
    let tone = isWritten ? palette.good(mark) : result.status.isProblem ? palette.bad(mark) : palette.quiet(mark)
    var lines = ["\(tone) \(VisibleText.line(entry.id))"]
    lines.append(palette.quiet("  " + VisibleText.line(report.displayPlace(of: entry))))
    return lines + explanation(of: result).map { "  " + VisibleText.line($0) }
  }

  /// The difference, or the error and how to fix it.
  private func explanation(of result: SnapshotResult) -> [String] {
    let sentence = DifferenceSentence.of(result.entry)
    if !sentence.isEmpty { return [sentence] }
    switch result.status {
    case .error:
      // The first paragraph has the error and its fix; the paths after it are in the report.
      let paragraph = result.entry.message.split(separator: "\n", omittingEmptySubsequences: false)
        .drop(while: \.isEmpty).prefix { !$0.isEmpty }
      return paragraph.prefix(6).map(String.init)
    case .missing:
      let path = "No reference: \(report.displayPath(result.entry.reference))"
      return report.facts?.isImported == true ? [path] : [path, "Record it with: swift run snapshot record --missing"]
    case .known: return ["The test expects this failure with withKnownIssue."]
    case .changed, .nondeterministic, .new, .rerecorded, .passed: return []
    }
  }

  private var issueLines: [String] {
    guard !report.otherIssues.isEmpty else { return [] }
    var lines = [palette.strong("Other test failures")]
    for issue in report.otherIssues.prefix(limit) {
      let place = issue.file.isEmpty ? "" : "\(report.displayPath(issue.file)):\(issue.line) "
      lines.append(palette.bad("\u{2717} ") + VisibleText.line(place + issue.test))
      lines += issue.message.split(separator: "\n").prefix(6).map { "    " + VisibleText.line(String($0)) }
    }
    if report.otherIssues.count > limit { lines.append("… and \(report.otherIssues.count - limit) more") }
    return lines + [""]
  }
}
