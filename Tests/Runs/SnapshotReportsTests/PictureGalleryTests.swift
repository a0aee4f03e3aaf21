import Foundation
import Raster
import Testing

@testable import SnapshotReports

@Suite struct PictureGalleryTests {
  private func picture(_ color: RGBA, variant: String = "") throws -> PictureGallery.Picture {
    let data = try PNG.encode(PixelBuffer(width: 20, height: 40, filledWith: color))
    return PictureGallery.Picture(
      data: data, width: 10, height: 20, variant: variant, issues: ["text-truncated: <b>"],
      texts: ["layout": "Text \"a\u{202E}b\""])
  }

  private func gallery() throws -> PictureGallery {
    var item = PictureGallery.Item(name: "Card:<script>", place: "Sources/Card.swift:\"3\"")
    item.pictures = [try picture(.black, variant: "light"), try picture(.white, variant: "dark")]
    item.failures = ["Card (blue): it & the process ended"]
    var other = PictureGallery.Item(name: "List", place: "Sources/List.swift:9")
    other.pictures = [try picture(.black, variant: "dark")]
    var group = PictureGallery.Group(title: "App")
    group.items = [item, other]
    group.remarks = ["Kit cannot be used: <gone>."]
    var gallery = PictureGallery()
    gallery.groups = [group]
    return gallery
  }

  @Test func thePageShowsEachPictureAndEscapesTexts() throws {
    let gallery = try gallery()
    let page = GalleryPage(gallery, title: "Previews of <App>").document
    #expect(page.components(separatedBy: "<img src=\"data:image/png;base64,").count == 4)
    #expect(page.contains("3 pictures, 1 preview not drawn, 3 findings"))
    for text in ["<script>", "<gone>", "<b>", "<App>", "\"3\"", "\u{202E}"] { #expect(!page.contains(text), "\(text)") }
    for text in ["Card:&lt;script", "it &amp; the process ended", "alt=\"List, dark\""] { #expect(page.contains(text)) }
    #expect(page == GalleryPage(gallery, title: "Previews of <App>").document)
  }

  @Test func theContactSheetHasAColumnForEachConfiguration() throws {
    let gallery = try gallery()
    let sheet = ContactSheetImage(gallery)
    #expect(sheet.count == 3)
    let frames = sheet.list.items.compactMap { item -> CGRect? in
      if case .image(_, _, let frame, _) = item.operation { frame } else { nil }
    }
    #expect(frames.map(\.width) == [20, 20, 20])
    #expect(Set(frames.map(\.minX)).count == 2 && Set(frames.map(\.minY)).count == 2)
  }

  @Test func picturesOfOneConfigurationFillRows() throws {
    var gallery = PictureGallery()
    var group = PictureGallery.Group(title: "App")
    for index in 0..<7 {
      var item = PictureGallery.Item(name: "View \(index)", place: "A.swift:\(index)")
      item.pictures = [try picture(.black)]
      group.items.append(item)
    }
    gallery.groups = [group]
    let sheet = ContactSheetImage(gallery)
    #expect(sheet.count == 7)
    #expect(sheet.list.size.width > 5 * 20 && sheet.list.size.height > 2 * 40)
    gallery.groups = []
    #expect(ContactSheetImage(gallery).count == 0)
  }
}
