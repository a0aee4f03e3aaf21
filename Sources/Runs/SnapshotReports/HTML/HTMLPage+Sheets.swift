import SnapshotFoundation
import SnapshotRuns

extension HTMLPage {
  /// Writes the contact sheets: all snapshots of the run, grouped by test.
  mutating func writeSheets() {
    guard !sheets.isEmpty else { return }
    body.raw("<section aria-labelledby=\"sheets\"><h2 id=\"sheets\">Contact sheets</h2>\n")
    if sheets.reduce(0, { $0 + $1.all.count }) < report.results.count {
      let omitted = grouped(report.results.count { $0.status == .passed })
      body.element("p", text: "\(omitted) passed snapshots are not shown. To show some of them: \(report.tool) sheet")
      body.lineFeed()
    }
    var suite = ""
    for (index, sheet) in sheets.enumerated() {
      let name = "\(sheet.target) \u{203A} \(sheet.suite)"
      if name != suite {
        body.element("h3", ["class": "suite"], text: name)
        suite = name
      }
      write(sheet, anchor: "s\(index + 1)")
    }
    body.raw("</section>\n")
  }

  private mutating func write(_ sheet: SnapshotSheet, anchor: String) {
    let failed = sheet.all.count { $0.status != .passed }
    body.open("article", ["class": "sheet", "id": anchor])
    body.element("header") { html in
      html.element("h4", text: sheet.title)
      let count = sheet.all.count
      html.element("p") { html in
        if failed > 0 { html.element("em", ["class": "bad"], text: "\(failed) to review") }
        html.text(counted(count, "snapshot"))
      }
    }
    if !sheet.rows.isEmpty { writeMatrix(sheet, anchor: anchor) }
    if !sheet.singles.isEmpty { writeSingles(sheet, anchor: anchor) }
    writeTexts(sheet)
    body.raw("</article>\n")
  }

  private mutating func writeMatrix(_ sheet: SnapshotSheet, anchor: String) {
    body.open(
      "div", ["class": "scroll", "role": "region", "aria-label": "Configurations of \(sheet.title)", "tabindex": "0"])
    body.raw("<table><thead><tr>")
    body.element("th", ["scope": "col"], text: sheet.columnAxis)
    for column in sheet.columns { body.element("th", ["scope": "col"], text: column) }
    body.raw("</tr></thead><tbody>\n")
    for (y, row) in sheet.rows.enumerated() {
      body.raw("<tr>")
      body.element("th", ["scope": "row"]) { html in
        for value in row.header { html.element("span", text: value) }
      }
      for (x, result) in row.results.enumerated() {
        body.raw("<td>")
        if let result {
          let label = (row.header + [sheet.columns[x]]).joined(separator: ", ")
          writeThumbnail(result, label: label, anchor: "\(anchor)r\(y + 1)c\(x + 1)", sheet: anchor)
        }
        body.raw("</td>")
      }
      body.raw("</tr>\n")
    }
    body.raw("</tbody></table></div>\n")
  }

  private mutating func writeSingles(_ sheet: SnapshotSheet, anchor: String) {
    body.raw("<ul class=\"singles\">")
    for (index, result) in sheet.singles.enumerated() {
      body.raw("<li>")
      let values = result.entry.cell.map { AxisValue($0).value }
      let label = ([result.entry.name] + values).filter { !$0.isEmpty }.joined(separator: ", ")
      writeThumbnail(result, label: label, anchor: "\(anchor)n\(index + 1)", sheet: anchor)
      body.element("span", text: label)
      body.raw("</li>")
    }
    body.raw("</ul>\n")
  }

  /// Writes a thumbnail with a link to the full image, or to the failure.
  private mutating func writeThumbnail(_ result: SnapshotResult, label: String, anchor: String, sheet: String) {
    let failure = anchors[result.key]
    let entry = result.entry
    // If the run has an image that may not be read, do not show the reference instead.
    let data =
      entry.format != "png"
      ? nil
      : entry.artifacts.actual != nil ? report.contents(entry.artifacts.actual) : report.referenceContents(of: entry)
    let image = embedsOriginals ? images.add(data) : images.addThumbnail(data, width: HTMLPage.thumbnailWidth)
    let status = result.status == .passed ? "" : ", \(result.status.word)"
    body.element(
      "a",
      [
        "class": "thumbnail \(result.status.rawValue)", "href": "#\(failure ?? anchor)",
        "aria-label": "\(label)\(status)",
      ]
    ) { html in
      if let image {
        html.element(
          "span", ["class": "p \(image.className)", "style": HTMLPage.sides(image.width, image.height)]
        ) { _ in }
      } else {
        html.element("span", ["class": "absent"], text: "No image")
      }
      if result.status != .passed {
        html.element("span", ["class": "flag", "aria-hidden": "true"], text: result.status.glyph)
      }
    }
    guard failure == nil, let image else { return }
    body.element("div", ["class": "light", "id": anchor, "role": "dialog", "aria-label": label]) { html in
      html.element("a", ["class": "shade", "href": "#\(sheet)", "aria-label": "Close"]) { _ in }
      html.element("figure") { html in
        HTMLPage.writePicture(image, description: "Image of \(result.id)", &html)
        html.element("figcaption") { html in
          html.element("b", text: result.entry.test)
          html.element("span", text: "\(label) \u{00B7} \(image.width) \u{00D7} \(image.height)")
        }
      }
    }
  }

  private mutating func writeTexts(_ sheet: SnapshotSheet) {
    guard !sheet.texts.isEmpty else { return }
    let anchors = self.anchors
    body.element("details", ["class": "texts"]) { html in
      let count = sheet.texts.count
      html.element("summary", text: "\(grouped(count)) without an image")
      html.element("ul") { html in
        for result in sheet.texts {
          let label =
            ([result.entry.name] + result.entry.cell).filter { !$0.isEmpty }.joined(separator: ", ")
            + (result.entry.format.isEmpty ? "" : ".\(result.entry.format)")
          html.element("li", ["class": result.status.rawValue]) { html in
            html.element("span", ["class": "glyph", "aria-hidden": "true"], text: result.status.glyph)
            if let anchor = anchors[result.key] {
              html.element("a", ["href": "#\(anchor)"], text: "\(label) (\(result.status.word))")
            } else {
              html.text(label)
            }
          }
        }
      }
    }
  }
}
