import SnapshotFoundation
import SnapshotRuns

/// The index of a site in Markdown, which code hosts show beside the files.
struct SiteMarkdown {
  let document: String

  init(_ contents: SiteContents, covers: [String: SiteCover]) {
    var text = "# \(MarkdownText.escape(contents.title))\n\n"
    text +=
      "\(counted(contents.screenCount, "screen")), \(counted(contents.pictureCount, "picture")). Open [index.html](index.html).\n"
    for module in contents.modules {
      text += "\n## \(MarkdownText.escape(module.name))\n\n| Test | Screen | Pictures | |\n|---|---|---:|---|\n"
      for test in module.tests {
        let link = "[\(MarkdownText.escape("\(test.suite) \u{203A} \(test.title)"))](tests/\(test.page).html)"
        if test.screens.isEmpty { text += "| \(link) | | | \(counted(test.texts.count, "text")) |\n" }
        for screen in test.screens {
          guard let cover = covers[screen.anchor] else { continue }
          let picture = "[picture](\(MarkdownText.urlPath(cover.picture.path)))"
          let change = cover.change.map { ", " + $0.kind.rawValue } ?? ""
          text +=
            "| \(link) | \(MarkdownText.escape(screen.title)) | \(screen.pictures.count) | \(picture)\(change) |\n"
        }
      }
    }
    document = text
  }
}
