import Foundation
import Raster
import SnapshotRepository
import Testing

/// Sizes in points per type size, by which data grows that draws itself.
struct TextStyleTests {
  @Test func bodyTextHasTheSizeOfEachTypeSize() {
    #expect(
      DynamicTypeSize.allCases.map { $0.pointSize() } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func everyStyleHasThePublishedSize() throws {
    let categories =
      ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "AX\($0)" }
    var count = 0
    for line in try Repository.text("Scripts/generate/text-styles-data/dynamic-type.csv").split(separator: "\n")
      .dropFirst()
    {
      let cells = line.split(separator: ",").map(String.init)
      let name = ["title1": "title", "caption1": "caption"][cells[0]] ?? cells[0]
      let style = try #require(FontDescriptor.TextStyle(rawValue: name))
      let typeSize = DynamicTypeSize.allCases[try #require(categories.firstIndex(of: cells[1]))]
      let size = CGFloat(try #require(Double(cells[2])))
      let font = FontDescriptor(style, at: typeSize)
      #expect(typeSize.pointSize(of: style) == size, "\(line)")
      #expect(font.size == size, "\(line)")
      #expect(font.lineHeight == CGFloat(try #require(Double(cells[3]))), "\(line)")
      count += 1
    }
    #expect(count == FontDescriptor.TextStyle.allCases.count * DynamicTypeSize.allCases.count)
  }

  @Test func lengthsGrowWithTheStyleThatTheyAreRelativeTo() {
    #expect(DynamicTypeSize.large.scaled(10) == 10)
    #expect(DynamicTypeSize.accessibility5.scaled(17) == 53)
    #expect(DynamicTypeSize.accessibility5.scaled(34, relativeTo: .largeTitle) == 60)
    #expect(DynamicTypeSize.xSmall.scaled(-17) == -14)
  }

  @Test func fontsOfStylesHaveTheirWeight() {
    #expect(FontDescriptor(.headline, at: .large).weight == .semibold)
    #expect(FontDescriptor(.headline, at: .large, weight: .black).weight == .black)
    #expect(FontDescriptor(.headline, at: .accessibility5, styles: .mac).size == 13)
    #expect(FontDescriptor(.body, at: .large).textMetrics == .system)
  }

  /// A label whose font and margin follow the context.
  private struct Tag: Drawable, Sendable {
    var text: String

    func displayList(in context: RenderContext) -> DisplayList {
      let margin = context.dynamicTypeSize.scaled(8)
      let font = FontDescriptor(.footnote, at: context.dynamicTypeSize)
      let label = Typesetter(fonts: context.fonts).layout(
        [TextRun(text, font: font, color: .black)], width: context.width.map { $0 - 2 * margin })
      return DisplayList(
        size: CGSize(width: label.size.width + 2 * margin, height: label.size.height + 2 * margin)
      ) { $0.draw(label, at: CGPoint(x: margin, y: margin)) }
    }
  }

  @Test func oneCallDrawsDataAtSeveralSizesAndTypeScales() throws {
    let contexts = [120, 300].flatMap { width in
      DynamicTypeSize.allCases.flatMap { typeSize in
        [1, 2].map { RenderContext(width: width, displayScale: $0, dynamicTypeSize: typeSize) }
      }
    }
    let tag = Tag(text: "Free delivery until Sunday")
    let pictures = try Renderer().render(tag, across: contexts).map { try $0.get() }
    #expect(pictures.count == 48)
    for (picture, context) in zip(pictures, contexts) {
      #expect(try picture == Renderer(threads: 1).render(tag, in: context))
      #expect(CGFloat(picture.width) <= (context.width ?? 0) * context.displayScale)
    }
    // Each type size has a height of its own, which is that of the smaller display scale, doubled, less rounding.
    let heights = pictures.suffix(24).map(\.height)
    let single = stride(from: 0, to: 24, by: 2).map { heights[$0] }
    #expect(single == single.sorted())
    #expect(single[0] * 2 < single[11])
    for (index, height) in single.enumerated() { #expect(abs(heights[2 * index + 1] - 2 * height) <= 1) }
  }
}
