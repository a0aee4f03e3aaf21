import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

extension HTMLPage {
  /// Writes all failures with the expected and the actual value and their difference.
  mutating func writeFailures() {
    guard !failures.isEmpty else { return }
    body.raw("<section aria-labelledby=\"failures\"><h2 id=\"failures\">Snapshots to review</h2>\n")
    writePager()
    for start in stride(from: 0, to: failures.count, by: HTMLPage.portion) {
      let end = min(start + HTMLPage.portion, failures.count)
      body.open("div", ["class": "portion", "style": "--count:\(end - start)"])
      body.lineFeed()
      for index in start..<end { write(failures[index], isFolded: index >= HTMLPage.unfoldedFailures) }
      body.raw("</div>\n")
    }
    writePager()
    body.raw("</section>\n")
  }

  /// Writes the buttons that show another container. Without a script, all of them are shown.
  private mutating func writePager() {
    guard failures.count > HTMLPage.portion else { return }
    body.raw(
      """
      <p class="pager"><button type="button" data-turn="-1">Previous page</button><output></output>\
      <button type="button" data-turn="1">Next page</button></p>

      """)
  }

  /// The number of failures in one container, of which the script shows one at a time.
  private static let portion = 25

  /// The number of failures that are regular elements. The content of further failures is in `noscript` elements; the script
  /// expands it when its page is shown.
  static let unfoldedFailures = 25

  private mutating func write(_ result: SnapshotResult, isFolded: Bool) {
    let pictures = self.pictures(of: result)
    let digests = HTMLPage.digests(of: result, in: report)
    let cause = causeNumbers[result.key]
    let matrices = matrices
    let isUnexplained = cause.map { causes[$0].unexplainedKeys.contains(result.key) } ?? false
    let hasDefects = cause.map { causes[$0].defectiveKeys.contains(result.key) } ?? false
    body.element(
      "article",
      [
        "class": "failure \(result.status.rawValue)", "id": anchors[result.key] ?? "", "tabindex": "-1",
        "data-mode": "side", "data-status": result.status.rawValue,
        "data-cause": cause.map { String($0 + 1) } ?? "", "data-share": HTMLPage.share(of: result),
        "data-unexplained": isUnexplained ? "yes" : "", "data-defects": hasDefects ? "yes" : "", "data-id": result.id,
        "data-name": SnapshotID.withoutConfiguration(result.id),
        "data-format": result.entry.format, "data-actual": digests.actual, "data-reference": digests.reference,
      ]
    ) { html in
      if isFolded { html.raw("<noscript>") }
      HTMLPage.writeTitle(result, in: report, &html)
      if let cause { HTMLPage.writeChanges(of: result, in: report, cause: cause, causes[cause], &html) }
      if !pictures.isEmpty { HTMLPage.write(pictures, of: result, &html) }
      HTMLPage.writeTextDifference(of: result, in: report, &html)
      HTMLPage.writeMessage(of: result, besides: pictures, &html)
      HTMLPage.writeAccept(result, matrices, in: report, &html)
      if isFolded { html.raw("</noscript>") }
    }
    body.lineFeed()
  }

  /// Returns the percentage of changed pixels for sorting and filtering.
  private static func share(of result: SnapshotResult) -> String {
    guard let image = result.entry.image else { return "" }
    let pixels = min(max(image.width, 1), 1 << 20) * min(max(image.height, 1), 1 << 20)
    let share = min(max(image.differingPixels, 0), pixels) * 10_000 / pixels
    return "\(share / 100).\(share % 100 < 10 ? "0" : "")\(share % 100)"
  }

  private static let wholly = " all configurations"

  /// Writes the changed elements, if known.
  private static func writeChanges(
    of result: SnapshotResult, in report: RunReport, cause number: Int, _ cause: Cause, _ html: inout HTMLWriter
  ) {
    guard cause.unexplained != nil else { return }
    html.element("div", ["class": "changes"]) { html in
      html.element("p") { html in
        html.text("Root cause \(number + 1): ")
        html.element("b", text: cause.title)
      }
      // What the title says already is not repeated, nor that one snapshot has all of its changes.
      let lines = SemanticText.lines(of: result, in: report).map {
        let words = $0.split(separator: " ").joined(separator: " ")
        return words.hasSuffix(wholly) ? String(words.dropLast(wholly.count)) : words
      }
      let others = lines.filter { !cause.title.contains($0) }
      guard !others.isEmpty else { return }
      html.element("ul", ["tabindex": "0"]) { html in
        for line in others { html.element("li", text: line) }
      }
    }
  }

  /// An image with its caption.
  struct Picture {
    enum Role: String { case expected, actual, difference }
    var role: Role
    var caption: String
    var image: EmbeddedImages.Handle
  }

  private mutating func pictures(of result: SnapshotResult) -> [Picture] {
    let entry = result.entry
    guard entry.format == "png" else { return [] }
    let isWritten = result.status == .new || result.status == .rerecorded
    let expected = report.expectedContents(of: result)
    let actual =
      isWritten && entry.artifacts.actual == nil
      ? report.referenceContents(of: entry) : report.contents(entry.artifacts.actual)
    let files: [(Picture.Role, String, Data?)] = [
      (.expected, isWritten ? "Before" : "Expected", expected),
      (.actual, isWritten ? "Recorded" : "Actual", actual),
      (.difference, "Difference", report.contents(entry.artifacts.difference)),
    ]
    var pictures: [Picture] = []
    for (role, caption, data) in files {
      if let image = images.add(data) { pictures.append(Picture(role: role, caption: caption, image: image)) }
    }
    return pictures
  }

  private static func writeTitle(_ result: SnapshotResult, in report: RunReport, _ html: inout HTMLWriter) {
    let entry = result.entry
    html.element("header") { html in
      html.element("p", ["class": "badge"]) { html in
        html.element("span", ["aria-hidden": "true"], text: result.status.glyph)
        html.text(" \(result.status.word)")
      }
      html.element("h3") { html in
        html.element("span", ["class": "path"], text: "\(entry.target) \u{203A} \(entry.suite) \u{203A} ")
        html.text(entry.title)
        if !entry.name.isEmpty { html.element("span", ["class": "name"], text: " #\(entry.name)") }
      }
      if !entry.cell.isEmpty {
        html.element("ul", ["class": "cell"]) { html in
          for value in entry.cell.map(AxisValue.init) {
            html.element("li") { html in
              if !value.axis.isEmpty { html.element("span", text: value.axis) }
              html.text(value.value)
            }
          }
        }
      }
      html.element("p", ["class": "place"], text: report.displayPlace(of: entry))
      let sentence = DifferenceSentence.of(entry)
      if !sentence.isEmpty { html.element("p", ["class": "measure"], text: sentence + ".") }
      if result.attempts > 1 {
        html.element("p", ["class": "measure"], text: "Asserted \(result.attempts) times in this run.")
      }
    }
  }

  private static func write(_ pictures: [Picture], of result: SnapshotResult, _ html: inout HTMLWriter) {
    html.element("div", ["class": "triptych"]) { html in
      for picture in pictures {
        html.element("figure", ["class": picture.role.rawValue]) { html in
          html.element("figcaption") { html in
            html.element("b", text: picture.caption)
            html.element("span", text: "\(picture.image.width) \u{00D7} \(picture.image.height)")
          }
          html.element("div", ["class": "frame"]) { html in
            let clusters = picture.role == .difference ? result.entry.image?.clusters ?? [] : []
            let description = "\(picture.caption) image of \(result.id)"
            let ignored = result.entry.image?.ignoredRegions ?? []
            writePicture(picture.image, description: description, clusters: clusters, ignored: ignored, &html)
          }
        }
      }
    }
  }

  /// The largest number of changed areas and of ignored regions that are outlined.
  private static let mostOutlines = 200

  /// Writes an image at its size in pixels, with outlines around the changed areas and hatched ignored regions.
  static func writePicture(
    _ image: EmbeddedImages.Handle, description: String, clusters: [[Int]] = [], ignored: [[Int]] = [],
    _ html: inout HTMLWriter
  ) {
    html.element(
      "div",
      [
        "class": "p \(image.className)", "role": "img", "aria-label": description,
        "style": sides(image.width, image.height),
      ]
    ) { html in
      for (name, areas) in [("ignored", ignored), ("cluster", clusters)] {
        for area in areas.prefix(mostOutlines) where area.count == 4 {
          let style =
            "left:\(percentage(area[0], of: image.width));top:\(percentage(area[1], of: image.height));"
            + "width:\(percentage(area[2], of: image.width));height:\(percentage(area[3], of: image.height))"
          html.element("i", ["class": name, "style": style]) { _ in }
        }
      }
    }
  }

  static func sides(_ width: Int, _ height: Int) -> String { "--w:\(max(1, width));--h:\(max(1, height))" }

  /// Returns a percentage with three decimals, independent of the locale. Clamps numbers, which are untrusted.
  private static func percentage(_ part: Int, of whole: Int) -> String {
    let bounded = min(max(part, 0), max(whole, 1))
    let thousandths = bounded * 100_000 / max(whole, 1)
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - decimals.count))\(decimals)%"
  }

  private static func writeTextDifference(
    of result: SnapshotResult, in report: RunReport, _ html: inout HTMLWriter
  ) {
    guard let difference = TextDifference(of: result, in: report) else { return }
    html.element("div", ["class": "diff", "role": "group", "aria-label": "Text difference", "tabindex": "0"]) {
      html in
      for (index, hunk) in difference.hunks.enumerated() {
        if index > 0 { html.raw("<div class=\"gap\">⋯</div>") }
        for (number, line) in hunk.numbered { write(line, number, &html) }
      }
    }
  }

  private static func write(_ line: TextDifference.Line, _ number: Int, _ html: inout HTMLWriter) {
    let (name, mark, tag): (String, String, StaticString) =
      switch line.kind {
      case .common: ("same", " ", "span")
      case .removed: ("removed", "\u{2212}", "del")
      case .added: ("added", "+", "ins")
      }
    html.element("div", ["class": name]) { html in
      html.element("span", ["class": "number"], text: String(number))
      html.element("span", ["class": "mark"], text: mark)
      html.element(tag) { html in
        for span in line.spans {
          if span.isChanged {
            html.element("mark") { html in write(span.text, marksBlanks: true, &html) }
          } else {
            write(span.text, marksBlanks: line.kind != .common && span == line.spans.last, &html)
          }
        }
      }
    }
  }

  /// Writes a text in which invisible characters are marked.
  ///
  /// - Parameter marksBlanks: Whether tabs and the spaces at the end are marked as well.
  private static func write(_ text: String, marksBlanks: Bool, _ html: inout HTMLWriter) {
    let scalars = Array(text.unicodeScalars)
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    var plain = ""
    for (index, scalar) in scalars.enumerated() {
      let symbol: String? =
        switch scalar {
        case "\t": marksBlanks ? "\u{21E5}" : nil
        case " ": marksBlanks && index >= end ? "\u{00B7}" : nil
        case "\u{A0}", "\u{2007}", "\u{202F}": "\u{237D}"
        case _ where VisibleText.isUnsafe(scalar): VisibleText.line(String(scalar))
        default: nil
        }
      guard let symbol else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      html.text(plain)
      plain = scalar == "\t" ? "\t" : ""
      let code = String(scalar.value, radix: 16, uppercase: true)
      html.element("span", ["class": "invisible", "title": "U+" + code], text: symbol)
    }
    html.text(plain)
  }

  /// Writes the message, collapsed if images or a text difference already show the failure.
  private static func writeMessage(
    of result: SnapshotResult, besides pictures: [Picture], _ html: inout HTMLWriter
  ) {
    guard !result.entry.message.isEmpty else { return }
    let isOpen = pictures.isEmpty && result.entry.artifacts.actual == nil
    html.element("details", isOpen ? ["open": ""] : [:]) { html in
      html.element("summary", text: "Message")
      html.element("pre", text: result.entry.message)
    }
  }

  private static func writeAccept(
    _ result: SnapshotResult, _ matrices: [SnapshotResult.Key: Int], in report: RunReport, _ html: inout HTMLWriter
  ) {
    let command = AcceptHint.text(for: result, in: report)
    guard !command.isEmpty else { return }
    writeCommand(command, "Accept with", &html)
    if let count = matrices[result.key] {
      let whole = AcceptCommandLine.text(id: SnapshotID.withoutConfiguration(result.id), tool: report.tool)
      writeCommand(whole, "Accept all \(count) configurations with", &html)
    }
  }

  static func writeCommand(_ command: String, _ words: String, _ html: inout HTMLWriter) {
    html.element("p", ["class": "accept"]) { html in
      html.element("span", text: words)
      html.element("code", text: command)
    }
  }

  /// The number of configurations that can be accepted together, for the first of them in each matrix.
  static func matrices(of failures: [SnapshotResult], in report: RunReport) -> [SnapshotResult.Key: Int] {
    let acceptable = failures.filter { !$0.entry.cell.isEmpty && !AcceptHint.text(for: $0, in: report).isEmpty }
    let groups = Dictionary(grouping: acceptable) { SnapshotID.withoutConfiguration($0.id) }
    return groups.values.reduce(into: [:]) { counts, group in
      let ids = Set(group.map(\.id)).count
      if ids > 1, let first = group.first { counts[first.key] = ids }
    }
  }

  /// Returns digests of the contents that the page shows, which saved decisions contain. Empty if there is nothing to accept.
  private static func digests(of result: SnapshotResult, in report: RunReport) -> (actual: String, reference: String) {
    guard !AcceptHint.text(for: result, in: report).isEmpty, let actual = report.contents(result.entry.artifacts.actual)
    else { return ("", "") }
    return (ContentDigest.of(actual), report.expectedContents(of: result).map(ContentDigest.of) ?? "")
  }
}
