import Foundation
import SnapshotFoundation
import SnapshotRuns

/// The first page of a site: what changed, and a card for each screen. If there are too many screens, the remaining ones are links.
struct SiteIndexPage {
  let document: String

  /// The number of changed screens with pictures on the first page.
  private static let mostChanges = 60

  init(_ contents: SiteContents, covers: [String: SiteCover], mostScreens: Int) {
    var body = HTMLWriter()
    let count = counted(contents.screenCount, "screen")
    body.element("header") { html in
      html.element("h1", text: contents.title)
      html.element("p", text: "\(count), \(counted(contents.pictureCount, "picture"))")
      html.element("nav", ["class": "modules", "aria-label": "Modules"]) { html in
        for (index, module) in contents.modules.enumerated() {
          let count = module.screens.isEmpty ? "" : " (\(module.screens.count))"
          html.element("a", ["href": "#m\(index)"], text: module.name + count)
        }
      }
    }
    body.raw("<main>\n")
    SiteSwitches.write(contents, hasSearch: true, &body)
    Self.writeChanges(contents, covers, &body)
    let shown = Self.pagesWithCards(contents, mostScreens: mostScreens)
    for (index, module) in contents.modules.enumerated() {
      body.raw("<section class=\"module\">")
      body.element("h2", ["id": "m\(index)"], text: module.name)
      for test in module.tests {
        body.raw("<div class=\"test\">")
        body.element("h3") { html in
          html.element("a", ["href": "tests/\(test.page).html"], text: "\(test.suite) \u{203A} \(test.title)")
        }
        Self.writeNotes(test, &body)
        if shown.contains(test.page) {
          body.raw("<div class=\"cards\">")
          for screen in test.screens {
            if let cover = covers[screen.anchor] { Self.write(screen, cover, of: test, in: module, &body) }
          }
          body.raw("</div>")
        } else {
          body.element("p", ["class": "all"]) { html in
            for screen in test.screens {
              html.element(
                "a",
                ["href": "tests/\(test.page).html#\(screen.anchor)", "data-name": Self.name(screen, test, module)],
                text: "\(screen.title) (\(screen.pictures.count))")
              html.text(" ")
            }
            if test.screens.isEmpty {
              html.element(
                "a", ["href": "tests/\(test.page).html", "data-name": "\(module.name) \(test.suite) \(test.title)"],
                text: counted(test.texts.count, "text"))
            }
          }
        }
        body.raw("</div>\n")
      }
      body.raw("</section>\n")
    }
    body.raw("</main>\n")
    document = SiteSwitches.document(contents.title, body)
  }

  /// The tests whose screens have cards. Small modules come first, so that a large one does not displace all others.
  private static func pagesWithCards(_ contents: SiteContents, mostScreens: Int) -> Set<String> {
    var left = mostScreens
    var pages: Set<String> = []
    for module in contents.modules.sorted(by: { ($0.screens.count, $0.name) < ($1.screens.count, $1.name) }) {
      for test in module.tests where !test.screens.isEmpty && test.screens.count <= left {
        left -= test.screens.count
        pages.insert(test.page)
      }
    }
    return pages
  }

  private static func name(
    _ screen: SiteContents.Screen, _ test: SiteContents.Test, _ module: SiteContents.Module
  ) -> String {
    "\(module.name) \(test.suite) \(test.title) \(screen.title)"
  }

  private static func writeNotes(_ test: SiteContents.Test, _ html: inout HTMLWriter) {
    var notes: [String] = []
    if !test.texts.isEmpty, !test.screens.isEmpty { notes.append(counted(test.texts.count, "text")) }
    if !test.findings.isEmpty { notes.append(counted(test.findings.count, "finding")) }
    if !test.removed.isEmpty { notes.append("\(test.removed.count) removed") }
    if !notes.isEmpty { html.element("p", ["class": "quiet"], text: notes.joined(separator: ", ")) }
  }

  private static func writeChanges(
    _ contents: SiteContents, _ covers: [String: SiteCover], _ html: inout HTMLWriter
  ) {
    guard let revision = contents.revision else { return }
    html.element("h2", text: "Changed since \(revision)")
    var changed: [(SiteContents.Screen, SiteCover, SiteContents.Test, SiteContents.Module)] = []
    for module in contents.modules {
      for test in module.tests {
        for screen in test.screens {
          if let cover = covers[screen.anchor], cover.change != nil { changed.append((screen, cover, test, module)) }
        }
      }
    }
    let removed = contents.changes.values.count { $0.kind == .removed }
    let texts =
      contents.changes.count - removed
      - contents.changes.keys.count { $0.hasSuffix(".png") && contents.changes[$0]?.kind != .removed }
    html.element(
      "p", ["class": "quiet"],
      text: contents.changes.isEmpty
        ? "Nothing." : "\(counted(changed.count, "screen")), \(counted(texts, "text")), \(removed) removed")
    html.raw("<div class=\"cards\">")
    for (screen, cover, test, module) in changed.prefix(mostChanges) {
      write(screen, cover, of: test, in: module, isChange: true, &html)
    }
    html.raw("</div>\n")
    if changed.count > mostChanges {
      html.element("p", ["class": "quiet"], text: "\u{2026} and \(changed.count - mostChanges) more, marked below")
    }
  }

  private static func write(
    _ screen: SiteContents.Screen, _ cover: SiteCover, of test: SiteContents.Test, in module: SiteContents.Module,
    isChange: Bool = false, _ html: inout HTMLWriter
  ) {
    let folder = (cover.picture.path as NSString).deletingLastPathComponent + "/"
    let all = cover.all.map { "\(($0.path as NSString).lastPathComponent)|\($0.scheme)|\($0.size)" }
    html.element(
      "a",
      [
        "class": "card", "href": "tests/\(test.page).html#\(screen.anchor)", "data-name": name(screen, test, module),
        "data-folder": folder, "data-covers": cover.all.count > 1 ? all.joined(separator: " ") : "",
      ]
    ) { html in
      html.element("picture") { html in
        if let dark = cover.dark {
          html.open("source", ["media": "(prefers-color-scheme: dark)", "srcset": dark.path])
        }
        html.open(
          "img",
          [
            "src": cover.picture.path, "width": String(cover.picture.width), "height": String(cover.picture.height),
            "alt": "", "loading": "lazy", "decoding": "async",
          ])
      }
      html.element("b", text: screen.title)
      let count = counted(screen.pictures.count, "picture")
      if isChange, let change = cover.change {
        html.element("small", text: "\(change.kind.rawValue)\(change.cause.isEmpty ? "" : ": " + change.cause)")
      } else {
        html.element("small", text: count + (cover.change == nil ? "" : ", \(cover.change?.kind.rawValue ?? "")"))
      }
    }
    html.lineFeed()
  }
}

/// What all pages of a site share.
enum SiteSwitches {
  static func document(_ title: String, _ body: HTMLWriter) -> String {
    HTMLDocument(
      title: title,
      policy: ContentSecurityPolicy.allowing(script: ReportAssets.siteScript, hasAssets: true),
      style: ReportAssets.siteStyle, body: body.document + "<script>\(ReportAssets.siteScript)</script>\n"
    ).text
  }

  /// Writes the search and the switches, which need the script.
  static func write(_ contents: SiteContents, hasSearch: Bool, _ html: inout HTMLWriter) {
    let axes = [("scheme", "Color scheme", "colorScheme"), ("size", "Type size", "typeSize")]
    let choices = axes.map { (id: $0.0, title: $0.1, values: contents.values(of: $0.2)) }.filter { $0.values.count > 1 }
    guard hasSearch || !choices.isEmpty else { return }
    html.element("div", ["class": "tools js", "role": "search"]) { html in
      if hasSearch {
        html.element("label") { html in
          html.text("Search ")
          html.open("input", ["type": "search", "id": "search", "autocomplete": "off"])
        }
      }
      for choice in choices {
        html.element("label") { html in
          html.text(choice.title + " ")
          html.element("select", ["id": choice.id]) { html in
            html.element("option", ["value": ""], text: hasSearch ? "Default" : "All")
            for value in choice.values { html.element("option", ["value": value], text: value) }
          }
        }
      }
      if hasSearch { html.element("p", ["id": "status", "class": "quiet", "role": "status"], text: "") }
    }
    html.lineFeed()
  }
}
