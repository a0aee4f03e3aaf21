import Foundation
import SnapshotReview
import SnapshotRuns

/// A run as one HTML file that needs no network and no script: what failed, side by side, and a contact sheet of the
/// rest. Equal runs give equal bytes.
package struct HTMLReport: Sendable {
  package let document: String
  /// Pictures for which there is no room in the page, by their paths beside it; none where everything is in the page.
  package let assets: [String: Data]

  /// How many bytes of pictures a page holds before others lie beside it.
  package static let pageBudget = 25 << 20

  /// Renders a run.
  ///
  /// - Parameters:
  ///   - originalsBudget: Passed pictures stand in the report as they are while all together have at most
  ///   this many bytes, else as thumbnails.
  ///   - pageBudget: How many bytes of pictures the page itself holds.
  package init(_ report: RunReport, originalsBudget: Int = 16 << 20, pageBudget: Int = HTMLReport.pageBudget) {
    var page = HTMLPage(report, originalsBudget: originalsBudget, pageBudget: pageBudget)
    page.write()
    document = page.document
    assets = page.images.spilled
  }

  /// Only the contact sheets of a run.
  ///
  /// - Parameter axis: The axis that runs across; the one with the most values unless given.
  package init(sheetsOf report: RunReport, across axis: String? = nil, originalsBudget: Int = 16 << 20) {
    var page = HTMLPage(report, originalsBudget: originalsBudget, across: axis, listsFailures: false)
    page.write()
    document = page.document
    assets = [:]
  }
}

/// The page while it is written.
struct HTMLPage {
  let report: RunReport
  let headline: Headline
  let sheets: [ContactSheet]
  let failures: [SnapshotResult]
  /// Anchors of failures.
  let anchors: [SnapshotResult.Key: String]
  let embedsOriginals: Bool
  /// Why snapshots differ, and which of them each failure belongs to.
  let causes: [Cause]
  let causeNumbers: [SnapshotResult.Key: Int]
  var images: EmbeddedImages
  var body = HTMLWriter()

  init(
    _ report: RunReport, originalsBudget: Int, pageBudget: Int = .max, across axis: String? = nil,
    listsFailures: Bool = true
  ) {
    images = EmbeddedImages(room: pageBudget)
    self.report = report
    headline = Headline(report)
    sheets = ContactSheet.sheets(of: report.results, across: axis)
    // What is new has nothing to stand beside; the contact sheet shows it.
    failures = listsFailures ? report.results.filter { $0.status != .passed && $0.status != .new } : []
    anchors = Dictionary(
      failures.enumerated().map { ($0.element.key, "f\($0.offset + 1)") }, uniquingKeysWith: { first, _ in first })
    causes = failures.isEmpty ? [] : report.causes
    causeNumbers = Dictionary(
      causes.enumerated().flatMap { index, cause in cause.results.map { ($0.key, index) } },
      uniquingKeysWith: { first, _ in first })
    embedsOriginals = HTMLPage.pictureBytes(report) <= originalsBudget
  }

  static let thumbnailWidth = 240

  /// The size of all references that are pictures.
  private static func pictureBytes(_ report: RunReport) -> Int {
    report.results.lazy.filter { $0.entry.format == "png" }.reduce(0) { total, result in
      let path = report.referencePath(of: result.entry)
      let attributes = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
      return total + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  /// The whole document, once the body is written: the pictures' rules stand before it.
  var document: String {
    let title = MarkupText.escape("\(headline.title) \u{00B7} Snapshots")
    let policy = MarkupText.escape(
      ContentSecurityPolicy.allowing(script: HTMLScript.source, hasNeighbours: !images.spilled.isEmpty))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.source)
      \(images.styleSheet)</style>
      </head>
      <body>
      \(body.document)
      <script>\(HTMLScript.source)</script>
      </body>
      </html>

      """
  }

  mutating func write() {
    body.raw("<a class=\"skip\" href=\"#main\">Skip to the results</a>\n")
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
    if !failures.isEmpty { body.raw(HTMLPage.controls) }
    writeDecisions()
    writeFooter()
  }

  /// The bar that counts what was decided and hands it over as a file.
  private mutating func writeDecisions() {
    guard failures.contains(where: { !AcceptHint.text(for: $0).isEmpty }) else { return }
    body.element(
      "aside", ["class": "decisions js", "id": "decisions", "aria-label": "Decisions", "data-run": report.folder.name]
    ) { html in
      html.raw(
        """
        <progress value="0" aria-label="Decided"></progress><output aria-live="polite"></output>\
        <span class="grow"></span>\
        <code>snapshot accept --decisions decisions.json</code>\
        <button type="button" id="export" disabled>Save decisions</button>
        """)
    }
    body.lineFeed()
  }

  private mutating func writeHeader() {
    let passed = report.results(.passed).count
    body.element("header", ["class": "verdict \(headline.mood.rawValue)"]) { html in
      html.element("div", ["class": "inner"]) { html in
        html.element("p", ["class": "seal", "aria-hidden": "true"], text: HTMLPage.seal(headline.mood))
        html.element("div", ["class": "words"]) { html in
          html.element("h1", text: headline.title)
          if !report.results.isEmpty {
            html.element("p", ["class": "sub"]) { html in
              html.text(
                "\(DifferenceSentence.grouped(passed)) of \(DifferenceSentence.grouped(report.results.count)) snapshots passed"
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
          html.element("b", text: DifferenceSentence.grouped(count))
          html.text(" \(status.word)")
        }
      }
      let others = [("\u{2298}", report.skipped.count, "skipped"), ("\u{2205}", report.stale.count, "without a test")]
      for (glyph, count, word) in others where count > 0 {
        html.element("li") { html in
          html.element("span", ["class": "glyph", "aria-hidden": "true"], text: glyph)
          html.element("b", text: DifferenceSentence.grouped(count))
          html.text(" \(word)")
        }
      }
    }
  }

  private static func writeFacts(_ report: RunReport, _ html: inout HTMLWriter) {
    var facts: [(String, String)] = []
    if let run = report.facts {
      facts.append(("Tests", DifferenceSentence.grouped(run.endedTests)))
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
    body.raw("<section class=\"issues\" aria-labelledby=\"issues\"><h2 id=\"issues\">Not about snapshots</h2>\n")
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

  /// Skipped tests, and references without a test.
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
    if !failures.isEmpty { body.raw(HTMLPage.help) }
    body.raw("<p class=\"js\"><button type=\"button\" id=\"theme\">Theme: auto</button></p>")
    body.element(
      "p",
      text: images.spilled.isEmpty
        ? "Everything is in this file; nothing is loaded."
        : "Pictures for which this file has no room lie in the folder assets beside it; nothing else is loaded.")
    body.raw(
      """
      </footer>
      <p id="live" class="quietly" aria-live="polite"></p>
      <aside id="loupe" class="loupe" hidden aria-label="Loupe"><canvas width="110" height="110"></canvas>\
      <canvas width="110" height="110"></canvas><output></output></aside>

      """)
  }
}
