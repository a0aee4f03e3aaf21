import Foundation
import SnapshotFoundation
import SnapshotRuns

/// An HTML report in one file that needs no network and no script: failures side by side, and contact sheets of all snapshots.
/// Equal runs give equal bytes.
package struct HTMLReport: Sendable {
  package let document: String
  /// The paths of images that exceed the size limit of the page, relative to it.
  package let assets: Set<String>

  /// The default limit of embedded images in bytes. Further images are assets beside the page.
  package static let pageBudget = 8 << 20

  /// Renders a run.
  ///
  /// - Parameters:
  ///   - originalsBudget: Passed images are embedded in full if all of them have at most this number of bytes in total,
  ///     otherwise as thumbnails.
  ///   - pageBudget: The limit of embedded images in bytes.
  package init(_ report: RunReport, originalsBudget: Int = 16 << 20, pageBudget: Int = HTMLReport.pageBudget) {
    self.init(report, originalsBudget: originalsBudget, pageBudget: pageBudget) { _, _ in }
  }

  /// Renders a run, and writes images that exceed the limit.
  ///
  /// - Parameter writeAsset: Receives each image that exceeds the limit, with its path relative to the page, as soon as it is
  ///   read, so that a large report does not hold all of its images in memory.
  package init<Failure: Error>(
    _ report: RunReport, originalsBudget: Int = 16 << 20, pageBudget: Int = HTMLReport.pageBudget,
    writeAsset: (String, Data) throws(Failure) -> Void
  ) throws(Failure) {
    var paths: Set<String> = []
    var failure: Failure?
    document = withoutActuallyEscaping(writeAsset) { writeAsset in
      var page = HTMLPage(report, originalsBudget: originalsBudget, pageBudget: pageBudget) { path, data in
        guard failure == nil else { return }
        paths.insert(path)
        do throws(Failure) {
          try writeAsset(path, data)
        } catch {
          failure = error
        }
      }
      page.write()
      return page.document
    }
    assets = paths
    if let failure { throw failure }
  }

  /// Renders only the contact sheets of a run.
  ///
  /// - Parameter axis: The column axis. By default, the axis with the most values.
  package init(sheetsOf report: RunReport, across axis: String? = nil, originalsBudget: Int = 16 << 20) {
    var page = HTMLPage(report, originalsBudget: originalsBudget, across: axis, listsFailures: false)
    page.write()
    document = page.document
    assets = []
  }
}

/// Writes the page of a report.
struct HTMLPage {
  let report: RunReport
  let headline: Headline
  let sheets: [SnapshotSheet]
  let failures: [SnapshotResult]
  /// The anchors of failures.
  let anchors: [SnapshotResult.Key: String]
  let embedsOriginals: Bool
  /// The root causes, and the index of each failure's root cause.
  let causes: [Cause]
  let causeNumbers: [SnapshotResult.Key: Int]
  /// The number of configurations that one command accepts, for the first failure of each matrix.
  let matrices: [SnapshotResult.Key: Int]
  var images: EmbeddedImages
  var body = HTMLWriter()

  init(
    _ report: RunReport, originalsBudget: Int, pageBudget: Int = .max, across axis: String? = nil,
    listsFailures: Bool = true, writeAsset: @escaping (String, Data) -> Void = { _, _ in }
  ) {
    let exceedsBudget = HTMLPage.artifactBytes(report, atMost: pageBudget) > pageBudget
    images = EmbeddedImages(limit: exceedsBudget ? pageBudget / 16 : pageBudget, writeAsset: writeAsset)
    self.report = report
    headline = Headline(report)
    let omitsPassed = listsFailures && !report.showsPassedImages
    sheets = SnapshotSheet.sheets(
      of: omitsPassed ? report.results.filter { $0.status != .passed } : report.results, across: axis)
    // New snapshots have nothing to compare with; the contact sheet shows them.
    failures = listsFailures ? report.results.filter { $0.status != .passed && $0.status != .new } : []
    anchors = Dictionary(
      failures.enumerated().map { ($0.element.key, "f\($0.offset + 1)") }, uniquingKeysWith: { first, _ in first })
    matrices = HTMLPage.matrices(of: failures, in: report)
    causes = failures.isEmpty ? [] : report.causes
    causeNumbers = Dictionary(
      causes.enumerated().flatMap { index, cause in cause.results.map { ($0.key, index) } },
      uniquingKeysWith: { first, _ in first })
    embedsOriginals = !omitsPassed && HTMLPage.imageBytes(report) <= originalsBudget
  }

  static let thumbnailWidth = 240

  /// The total size in bytes of the images of failures, counted until it exceeds a limit.
  ///
  /// If not all of them fit into the page, only the first ones are embedded, because a browser reads the whole page before it
  /// shows the first failure.
  private static func artifactBytes(_ report: RunReport, atMost limit: Int) -> Int {
    var total = 0
    for result in report.results where result.status != .passed && result.entry.format == "png" {
      let artifacts = result.entry.artifacts
      for path in [artifacts.expected, artifacts.actual, artifacts.difference] where total <= limit {
        guard let path = report.artifactPath(path) else { continue }
        var status = stat()
        if lstat(path, &status) == 0 { total += Int(status.st_size) }
      }
    }
    return total
  }

  /// The total size of all reference images in bytes.
  private static func imageBytes(_ report: RunReport) -> Int {
    report.results.lazy.filter { $0.entry.format == "png" }.reduce(0) { total, result in
      let path = report.referencePath(of: result.entry)
      let attributes = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
      return total + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  /// The document. Write the body first, because the style sheet contains its images.
  var document: String {
    HTMLDocument(
      title: headline.title,
      policy: ContentSecurityPolicy.allowing(script: ReportAssets.script, hasAssets: images.hasAssets),
      style: ReportAssets.style + images.styleSheet,
      body: "\(body.document)\n<script>\(ReportAssets.script)</script>\n"
    ).text
  }

  mutating func write() {
    body.raw("<a class=\"skip\" href=\"#main\">Skip to results</a>\n")
    writeHeader()
    body.raw("<div class=\"columns\">\n")
    writeNavigation()
    body.raw("<main id=\"main\">\n")
    writeIssues()
    writeCauses()
    writeFailures()
    writeNotRun()
    writeSheets()
    body.raw("</main>\n</div>\n")
    if !failures.isEmpty { body.raw(ReportAssets.controls) }
    writeDecisions()
    writeFooter()
  }

  /// Writes the bar with the number of decisions, which saves them to a file.
  private mutating func writeDecisions() {
    guard failures.contains(where: { !AcceptHint.text(for: $0, in: report).isEmpty }) else { return }
    let tool = report.tool
    body.element(
      "aside", ["class": "decisions js", "id": "decisions", "aria-label": "Decisions", "data-run": report.folder.name]
    ) { html in
      html.raw(
        """
        <progress value="0" aria-label="Reviewed snapshots"></progress><output aria-live="polite"></output>\
        <details id="pending"><summary>Pending</summary><ol></ol></details>\
        <span id="note"></span><span class="grow"></span>
        """)
      html.element("code", text: "\(tool) accept --decisions decisions.json")
      html.raw("<button type=\"button\" id=\"export\" disabled>Save decisions</button>")
    }
    body.lineFeed()
  }

  private mutating func writeHeader() {
    let passed = report.results.count { $0.status == .passed }
    body.element("header", ["class": "verdict \(headline.mood.rawValue)"]) { html in
      html.element("div", ["class": "inner"]) { html in
        html.element("p", ["class": "seal", "aria-hidden": "true"], text: HTMLPage.seal(headline.mood))
        html.element("div", ["class": "words"]) { html in
          html.element("h1", text: headline.title)
          if !report.results.isEmpty {
            html.element("p", ["class": "sub"]) { html in
              html.text(
                "\(grouped(passed)) of \(grouped(report.results.count)) snapshots passed"
              )
            }
          }
          for remark in headline.remarks { html.element("p", ["class": "remark"], text: remark) }
        }
        HTMLPage.writeFacts(report, &html)
        HTMLPage.writeCounts(report, &html)
      }
    }
    body.lineFeed()
  }

  private static func seal(_ mood: Headline.Mood) -> String {
    switch mood {
    case .good: "\u{2713}"
    case .bad: "\u{2715}"
    case .incomplete: "!"
    }
  }

  private static func writeCounts(_ report: RunReport, _ html: inout HTMLWriter) {
    guard !report.results.isEmpty || !report.skipped.isEmpty || !report.stale.isEmpty else { return }
    html.element("div", ["class": "bar", "aria-hidden": "true"]) { html in
      for (status, count) in report.counts {
        html.element("span", ["class": status.rawValue, "style": "flex-grow:\(count)"]) { _ in }
      }
    }
    html.element("ul", ["class": "counts"]) { html in
      for (status, count) in report.counts {
        html.element("li", ["class": status.rawValue]) { html in
          html.element("span", ["class": "glyph", "aria-hidden": "true"], text: status.glyph)
          html.element("b", text: grouped(count))
          html.text(" \(status.word(count))")
        }
      }
      let others = [
        ("\u{2298}", report.skipped.count, "skipped"),
        ("\u{2205}", report.stale.count, report.stale.count == 1 ? "stale reference" : "stale references"),
      ]
      for (glyph, count, word) in others where count > 0 {
        html.element("li") { html in
          html.element("span", ["class": "glyph", "aria-hidden": "true"], text: glyph)
          html.element("b", text: grouped(count))
          html.text(" \(word)")
        }
      }
    }
  }

  private static func writeFacts(_ report: RunReport, _ html: inout HTMLWriter) {
    var facts: [(String, String)] = []
    if let run = report.facts {
      if let imported = run.imported {
        facts.append(("Imported from", imported.layout.title))
      } else {
        facts.append(("Tests", grouped(run.endedTests)))
      }
      if !run.toolchain.isEmpty { facts.append(("Toolchain", run.toolchain)) }
      if !run.platform.isEmpty { facts.append(("Platform", run.platform)) }
      if let mode = run.recordMode { facts.append(("Record mode", mode)) }
    }
    facts.append(("Exit code", String(report.exitCode.rawValue)))
    html.element("dl", ["class": "facts"]) { html in
      for (name, value) in facts {
        html.element("div") { html in
          html.element("dt", text: name)
          html.element("dd", text: value)
        }
      }
    }
  }

  private mutating func writeIssues() {
    guard !report.otherIssues.isEmpty else { return }
    body.raw("<section class=\"issues\" aria-labelledby=\"issues\"><h2 id=\"issues\">Other test failures</h2>\n")
    for issue in report.otherIssues {
      body.element("article", ["class": "issue"]) { html in
        html.element("h3", text: issue.test)
        if !issue.file.isEmpty {
          html.element("p", ["class": "place"], text: "\(report.displayPath(issue.file)):\(issue.line)")
        }
        html.element("pre", text: issue.message)
      }
      body.lineFeed()
    }
    body.raw("</section>\n")
  }

  /// Writes skipped tests and stale references.
  private mutating func writeNotRun() {
    let notRun = NotRun(report)
    let sections = [
      ("skipped", NotRun.title(skipped: notRun.skipped.count), notRun.skipped),
      ("stale", NotRun.title(stale: notRun.stale.count), notRun.stale),
    ]
    for (id, title, items) in sections where !items.isEmpty {
      body.element("section", ["class": "issues", "aria-labelledby": id]) { html in
        html.element("h2", ["id": id], text: title)
        html.element("ul") { html in
          for item in items { html.element("li", text: item.text) }
        }
      }
      body.lineFeed()
    }
  }

  private mutating func writeFooter() {
    body.raw("<footer>\n")
    if !failures.isEmpty { body.raw(ReportAssets.help) }
    body.raw("<p class=\"js\"><button type=\"button\" id=\"theme\">Theme: auto</button></p>")
    body.element(
      "p",
      text: !images.hasAssets
        ? "This report is self-contained and loads nothing from the network."
        : "Large images are in the assets folder next to this file. Nothing is loaded from the network.")
    body.raw(
      """
      </footer>
      <p id="live" class="quietly" aria-live="polite"></p>
      <aside id="loupe" class="loupe" hidden aria-label="Magnifier"><canvas width="110" height="110"></canvas>\
      <canvas width="110" height="110"></canvas><output></output></aside>

      """)
  }
}
