import Drawings
import Foundation
import Raster
import Testing

/// One call draws the same data at many sizes and type scales.
@Suite struct DrawingSizeTests {
  @Test func chartsHaveTheWidthThatIsProposed() throws {
    let contexts = RenderContext().combinations(
      widths: [160, 320, 640], displayScales: [1, 3], dynamicTypeSizes: [.xSmall, .large, .accessibility5])
    let pictures = try Renderer().render(BarChart.rides, across: contexts).map { try $0.get() }
    #expect(pictures.count == 18)
    for (picture, context) in zip(pictures, contexts) {
      #expect(CGFloat(picture.width) == (context.width ?? 0) * context.displayScale)
    }
    // Larger text makes a chart of the same width taller.
    #expect(pictures[0].height < pictures[1].height && pictures[1].height < pictures[2].height)
  }

  @Test func ticketsGrowWithTheirText() throws {
    let contexts = RenderContext(width: 320).combinations(dynamicTypeSizes: DynamicTypeSize.allCases)
    let heights = try Renderer().render(Ticket.concert, across: contexts).map { try $0.get().height }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[11])
  }

  @Test func linkPreviewsHaveTheSizeThatNetworksAskFor() throws {
    let contexts = RenderContext().combinations(widths: [nil, 600], displayScales: [1, 2])
    let sizes = try Renderer().render(LinkPreview.report, across: contexts).map { try $0.get() }
    #expect(sizes.map(\.width) == [1200, 2400, 600, 1200])
    #expect(sizes.map(\.height) == [630, 1260, 315, 630])
  }

  @Test func modulesOfACodeAreWholePixels() throws {
    let contexts = RenderContext().combinations(widths: [90, 100, 168, 200], displayScales: [1, 2, 3])
    for (picture, context) in zip(Renderer().render(MatrixCode.ticket, across: contexts), contexts) {
      let picture = try picture.get()
      #expect(picture.width == picture.height)
      try #require(picture.width.isMultiple(of: 33), "\(context.width ?? 0) at \(context.displayScale)")
      // Nothing is between dark and light.
      #expect(Set(picture.pixels).count == 2)
      let module = picture.width / 33
      let rows = (4..<29).map { y in
        (4..<29).map { x in picture.pixels[y * module * picture.width + x * module] != 0xFFFF_FFFF }
      }
      #expect(rows == MatrixCode.ticket.rows)
    }
  }

  @Test func eachItemIsOnOnePage() {
    for typeSize in DynamicTypeSize.allCases {
      let pages = Invoice.repairs.pages(in: RenderContext(dynamicTypeSize: typeSize))
      #expect(pages.flatMap(\.items) == Invoice.repairs.items)
      #expect(pages.map(\.showsTotal) == pages.indices.map { $0 == pages.count - 1 })
      #expect(pages.allSatisfy { $0.count == pages.count })
    }
    let counts = [DynamicTypeSize.large, .accessibility5].map {
      Invoice.repairs.pages(in: RenderContext(dynamicTypeSize: $0)).count
    }
    #expect(counts[0] > 1 && counts[0] < counts[1])
  }

  @Test func badPathDataIsTheResultOfItsTileOnly() {
    var tile = MapTile.harbour
    tile.roads.append((.street, "M 0 0 L oops"))
    let results = Renderer().render(tile, across: [RenderContext()])
    #expect(throws: SVGPathDataError.self) { try results[0].get() }
    #expect(throws: Never.self) { try Renderer().render(MapTile.harbour, across: [RenderContext()])[0].get() }
  }

  @Test func scalesEndAtRoundNumbers() {
    #expect(ChartScale(upTo: 1480) == ChartScale(upTo: 1500))
    #expect(ChartScale(upTo: 1480).step == 500)
    #expect(ChartScale(upTo: 1480).end == 1500)
    #expect(ChartScale(upTo: 0).end == 1)
    #expect(ChartScale(upTo: 4).end == 4)
    #expect(ChartScale(upTo: .infinity).end.isFinite)
  }

  @Test func amountsAreGrouped() {
    #expect(Invoice.text(ofCents: 5) == "€ 0.05")
    #expect(Invoice.text(ofCents: 123_456_789) == "€ 1,234,567.89")
  }
}
