import Drawings
import Foundation
import Raster
import Snapshot
import SnapshotUI
import Testing

/// The pictures of the drawings.
@Suite struct DrawingPictureTests {
  @Test func chart() {
    assertSnapshots(
      of: BarChart.rides, across: .typeSizes(.large, .accessibility2) * .colorSchemes(.light, .dark))
  }

  @Test func ticket() {
    assertSnapshots(of: Ticket.concert, across: .typeSizes(.large, .accessibility1))
  }

  @Test func linkPreview() {
    assertSnapshots(of: LinkPreview.report, across: .widths(600))
  }

  @Test func badges() {
    for (badge, name) in zip(Badge.samples, ["good", "fair", "bad"]) {
      assertSnapshots(of: badge, across: .displayScales(2), named: name)
    }
  }

  @Test func invoice() {
    let pages = Invoice.repairs.pages(in: RenderContext())
    #expect(pages.count == 3)
    for page in pages where page.index != 1 {
      assertSnapshots(of: page, across: .displayScales(1), named: "page\(page.index + 1)")
    }
  }

  @Test func mapTile() {
    assertSnapshots(of: MapTile.harbour, across: .displayScales(2) * .colorSchemes(.light, .dark))
  }
}
