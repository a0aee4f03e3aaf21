import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns

/// The page of one test: each of its screens in its matrix, the texts, and what changed.
struct SiteTestPage {
  private let test: SiteContents.Test
  private let module: String
  private let contents: SiteContents
  private var body = HTMLWriter()
  private(set) var unreadable: [String] = []
  private(set) var pictureCount = 0
  /// The covers of the screens by their anchors.
  private(set) var covers: [String: SiteCover] = [:]

  init(_ test: SiteContents.Test, of module: String, in contents: SiteContents) {
    self.test = test
    self.module = module
    self.contents = contents
  }

  /// Writes the content, and the pictures that it shows.
  mutating func add(_ pictures: inout SitePictures, limit: Int) throws {
    let test = test
    body.element("header") { html in
      html.element("p") { html in
        html.element("a", ["href": "../index.html"], text: contents.title)
        html.text(" \u{203A} \(module) \u{203A} \(test.suite)")
      }
      html.element("h1", text: test.title)
      html.element("p", ["class": "quiet"], text: test.source)
    }
    body.raw("<main>\n")
    SiteSwitches.write(contents, hasSearch: false, &body)
    for screen in test.screens { try write(screen, &pictures, limit: limit) }
    try writeRemoved(&pictures)
    writeTexts(limit: limit)
    if !test.findings.isEmpty {
      body.element("h2", text: counted(test.findings.count, "finding of lint", "findings of lint"))
      body.element("ul", ["class": "findings"]) { html in
        for line in test.findings.prefix(200) { html.element("li", text: line) }
      }
    }
    body.raw("</main>\n")
  }

  var document: String { SiteSwitches.document("\(test.title) \u{00B7} \(contents.title)", body) }

  private mutating func write(_ screen: SiteContents.Screen, _ pictures: inout SitePictures, limit: Int) throws {
    let sheet = screen.sheet
    body.element("h2", ["id": screen.anchor], text: screen.title)
    var layout: String?
    var strips = sheet.rows.map { ($0.header.joined(separator: ", "), zip(sheet.columns, $0.results).map { ($0, $1) }) }
    if !sheet.singles.isEmpty {
      strips.append(("", sheet.singles.map { ($0.entry.cell.map { AxisValue($0).value }.joined(separator: ", "), $0) }))
    }
    for (header, cells) in strips {
      body.raw("<section class=\"row\">")
      if !header.isEmpty { body.element("h3", text: header) }
      body.open("div", ["class": header.isEmpty ? "strip wraps" : "strip"])
      for (column, result) in cells {
        guard let result else { continue }
        try write(result, label: column, of: screen, &pictures, &layout)
      }
      body.raw("</div></section>\n")
    }
    guard let layout,
      !test.texts.contains(where: { $0.entry.format.contains("layout") || $0.entry.name.contains("layout") })
    else { return }
    writeText("Layout of the first picture", layout, limit: limit)
  }

  private mutating func write(
    _ result: SnapshotResult, label: String, of screen: SiteContents.Screen, _ pictures: inout SitePictures,
    _ layout: inout String?
  ) throws {
    let reference = contents.report.displayPath(result.entry.reference)
    guard let file = contents.report.referenceContents(of: result.entry),
      let picture = try pictures.add(file, reference: reference)
    else {
      unreadable.append(reference)
      body.element("p", ["class": "quiet"], text: "\(label): \(reference) is not a picture")
      return
    }
    pictureCount += 1
    if layout == nil { layout = PNG.explanation(in: file).text.flatMap(Self.layout) }
    let change = contents.change(of: result)
    let before = try change?.before.flatMap { try pictures.add($0, reference: reference, folder: "pictures/before") }
    let entry = result.entry
    let (scheme, size) = (entry.value(of: "colorScheme") ?? "", entry.value(of: "typeSize") ?? "")
    note(picture, entry, scheme, size, change, of: screen)
    let configuration = entry.cell.map { AxisValue($0).value }.joined(separator: ", ")
    let name = [screen.title, configuration].filter { !$0.isEmpty }.joined(separator: ", ")
    let anchor = String((picture.path as NSString).lastPathComponent.dropLast(4))
    body.element("figure", ["id": anchor, "data-scheme": scheme, "data-size": size]) { html in
      html.raw("<div class=\"pair\">")
      if let before { Self.write(before, name: name + ", before", &html) }
      Self.write(picture, name: name, &html)
      html.raw("</div>")
      html.element("figcaption") { html in
        html.element("a", ["href": "#" + anchor], text: label.isEmpty ? name : label)
        if let change {
          html.text(" ")
          html.element("b", text: change.kind.rawValue + (before == nil ? "" : " (before, after)"))
          if !change.cause.isEmpty { html.text(": \(change.cause)") }
        }
      }
    }
  }

  private static func write(_ picture: SitePictures.Picture, name: String, _ html: inout HTMLWriter) {
    html.element("a", ["href": "../" + picture.path]) { html in
      html.open(
        "img",
        [
          "src": "../" + picture.path, "width": String(picture.width), "height": String(picture.height), "alt": name,
          "loading": "lazy", "decoding": "async",
        ])
    }
  }

  private mutating func note(
    _ picture: SitePictures.Picture, _ entry: LedgerEntry, _ scheme: String, _ size: String,
    _ change: SiteContents.Change?, of screen: SiteContents.Screen
  ) {
    var cover = covers[screen.anchor] ?? SiteCover(picture: picture)
    // The light picture at the standard type size stands for the screen.
    func isBetter() -> Bool { ["", "light"].contains(scheme) && ["", "large"].contains(size) }
    let shown = cover.all.first { $0.path == cover.picture.path }
    if let shown, isBetter(), !(["", "light"].contains(shown.scheme) && ["", "large"].contains(shown.size)) {
      cover.picture = picture
    }
    if scheme == "dark", cover.dark == nil || size == "large" { cover.dark = cover.dark == nil ? picture : cover.dark }
    if cover.all.count < 64 { cover.all.append((picture.path, scheme, size)) }
    cover.change = cover.change ?? change
    covers[screen.anchor] = cover
  }

  private mutating func writeRemoved(_ pictures: inout SitePictures) throws {
    guard !test.removed.isEmpty else { return }
    body.element("h2", text: "Removed since \(contents.revision ?? "")")
    body.raw("<div class=\"strip wraps\">")
    for path in test.removed {
      let picture = try contents.changes[path]?.before.flatMap {
        try pictures.add($0, reference: path, folder: "pictures/before")
      }
      body.element("figure") { html in
        if let picture { Self.write(picture, name: path, &html) }
        html.element("figcaption", text: path)
      }
    }
    body.raw("</div>\n")
  }

  private mutating func writeTexts(limit: Int) {
    for result in test.texts {
      let data = contents.report.referenceContents(of: result.entry) ?? Data()
      let text = String(validUTF8: data) ?? "\(counted(data.count, "byte")), not UTF-8"
      let labels = [result.entry.name] + result.entry.cell.map { AxisValue($0).value } + [result.entry.format]
      let change = contents.change(of: result).map { ", \($0.kind.rawValue)" } ?? ""
      writeText(labels.filter { !$0.isEmpty }.joined(separator: ", ") + change, text, limit: limit)
    }
  }

  private mutating func writeText(_ title: String, _ text: String, limit: Int) {
    body.element("details") { html in
      html.element("summary", text: title)
      html.element("pre", text: VisibleText.block(String(text.prefix(limit))) + (text.count > limit ? "\n…" : ""))
    }
    body.lineFeed()
  }

  /// The layout in an explanation, without the drawing.
  private static func layout(_ explanation: Data) -> String? {
    let text = String(decoding: explanation, as: UTF8.self)
    guard let begin = text.range(of: "\nlayout\n") else { return nil }
    let end = text.range(of: "\ndisplay list", range: begin.upperBound..<text.endIndex)?.lowerBound ?? text.endIndex
    return String(text[begin.upperBound..<end])
  }
}
