import Foundation
import SnapshotFoundation

/// Pictures that no run has asserted, as an HTML page in one file, without a script. Equal pictures give equal bytes.
package struct GalleryPage: Sendable {
  /// The largest number of bytes of pictures in the page.
  private static let mostBytes = 200 << 20
  private static let mostDetails = 100

  package let document: String

  package init(_ gallery: PictureGallery, title: String) {
    var body = HTMLWriter()
    var remainingBytes = Self.mostBytes
    body.element("header") { html in
      html.element("h1", text: title)
      html.element("p", text: Self.summary(of: gallery))
    }
    body.raw("<main>\n")
    for group in gallery.groups { Self.write(group, isOnly: gallery.groups.count == 1, &remainingBytes, &body) }
    body.raw("</main>\n<footer><p>This page is self-contained and loads nothing from the network.</p></footer>\n")
    document =
      HTMLDocument(
        title: title,
        policy: "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        style: ReportAssets.galleryStyle, body: body.document
      ).text
  }

  private static func summary(of gallery: PictureGallery) -> String {
    let items = gallery.groups.flatMap(\.items)
    let missing = items.count { !$0.failures.isEmpty }
    let issues = items.flatMap(\.pictures).reduce(0) { $0 + $1.issues.count }
    var parts = [counted(gallery.pictureCount, "picture")]
    if missing > 0 { parts.append("\(counted(missing, "preview")) not drawn") }
    if issues > 0 { parts.append(counted(issues, "finding")) }
    return parts.joined(separator: ", ")
  }

  private static func write(
    _ group: PictureGallery.Group, isOnly: Bool, _ remainingBytes: inout Int, _ html: inout HTMLWriter
  ) {
    html.raw("<section>\n")
    if !isOnly { html.element("h2", text: group.title) }
    if !group.remarks.isEmpty {
      html.element("details") { html in
        html.element("summary", text: "\(counted(group.remarks.count, "remark")) on what is missing")
        html.element("ul") { html in
          for remark in group.remarks.prefix(200) { html.element("li", text: remark) }
        }
      }
    }
    for item in group.items { write(item, &remainingBytes, &html) }
    html.raw("</section>\n")
  }

  private static func write(
    _ item: PictureGallery.Item, _ remainingBytes: inout Int, _ html: inout HTMLWriter
  ) {
    html.raw("<article>")
    html.element("h3", text: item.name)
    html.element("p", ["class": "place"], text: item.place)
    if !item.details.isEmpty {
      html.element("pre", text: item.details.prefix(mostDetails).map(VisibleText.line).joined(separator: "\n"))
    }
    html.raw("<div class=\"pictures\">")
    for picture in item.pictures { write(picture, of: item, &remainingBytes, &html) }
    html.raw("</div>")
    for failure in item.failures.prefix(20) { html.element("p", ["class": "failure"], text: failure) }
    html.raw("</article>\n")
  }

  private static func write(
    _ picture: PictureGallery.Picture, of item: PictureGallery.Item, _ remainingBytes: inout Int,
    _ html: inout HTMLWriter
  ) {
    html.raw("<figure>")
    if picture.data.count <= remainingBytes {
      remainingBytes -= picture.data.count
      html.open(
        "img",
        [
          "src": "data:image/png;base64," + picture.data.base64EncodedString(),
          "width": String(Int(picture.width.rounded(.up))), "height": String(Int(picture.height.rounded(.up))),
          "alt": [item.name, picture.variant].filter { !$0.isEmpty }.joined(separator: ", "),
        ])
    } else {
      html.element("p", ["class": "failure"], text: "The pictures are larger than the page can be.")
    }
    html.element("figcaption") { html in
      if !picture.variant.isEmpty { html.element("p", text: picture.variant) }
      if !picture.issues.isEmpty {
        html.element("details") { html in
          html.element("summary", text: counted(picture.issues.count, "finding"))
          html.element("ul") { html in
            for issue in picture.issues.prefix(100) { html.element("li", text: issue) }
          }
        }
      }
      for (form, text) in picture.texts.sorted(by: { $0.key < $1.key }) {
        html.element("details") { html in
          html.element("summary", text: form)
          html.element("pre", text: VisibleText.block(text))
        }
      }
    }
    html.raw("</figure>")
  }
}
