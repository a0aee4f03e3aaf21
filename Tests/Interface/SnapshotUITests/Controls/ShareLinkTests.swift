import Foundation
import Testing
import SnapshotUI

/// A share link is a button with a symbol and a title.
@Suite struct ShareLinkTests {
  private let url = URL(fileURLWithPath: "/report.pdf")

  @Test func showsTheDefaultLabel() throws {
    let rendered = try ShareLink(item: url).rendered(in: RenderContext())
    let image = try rendered.inspect().find("the symbol") { $0.name == "Image" }
    #expect(image.pathToRoot.contains("ShareLink/Button/"))
    #expect(rendered.accessibilityElements.map(\.spokenText) == ["Share…. Button"])
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func showsItsTitle() throws {
    let screen = try ShareLink("Send report", item: "text", subject: Text("Report")).inspect()
    #expect(screen.texts == ["Send report"])
  }

  @Test func tapsHaveNoEffect() throws {
    let host = ViewHost(ShareLink(item: url) { Text("Share this") })
    try host.inspect().find(button: "Share this").tap()
    #expect(try host.inspect().find(text: "Share this").isVisible)
  }
}
