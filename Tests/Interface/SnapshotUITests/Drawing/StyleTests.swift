import Foundation
import Testing
import SnapshotUI

/// Styles of texts and shapes: erased styles, color literals, shadows of the foreground style, and images.
@Suite struct StyleTests {
  private let context = RenderContext(width: 40, height: 40)

  private func color(_ view: some View) throws -> RGBA? { try view.pixels(in: context)[20, 20] }

  @Test func erasedStylesPaintAsTheirStyle() throws {
    #expect(try color(Rectangle().fill(AnyShapeStyle(Color(RGBA(0x336699))))) == RGBA(0x336699))
    #expect(try color(Rectangle().fill(AnyShapeStyle(AnyShapeStyle(Color(RGBA(0x336699)))))) == RGBA(0x336699))
    let material = ZStack {
      Color(RGBA(0xFF0000))
      Rectangle().fill(AnyShapeStyle(.ultraThickMaterial))
    }
    let plain = ZStack {
      Color(RGBA(0xFF0000))
      Rectangle().fill(.ultraThickMaterial)
    }
    #expect(try material.pixels(in: context) == plain.pixels(in: context))
  }

  @Test func fixedColorsAndLiteralsAreColors() throws {
    #expect(try color(Color(.blue)) == RGBA(0x0000FF))
    #expect(try color(Color(.systemBlue)) == RGBA(0x007AFF))
    #expect(try color(Color(#colorLiteral(red: 1, green: 0.2, blue: 0, alpha: 1))) == RGBA(0xFF3300))
    #expect(try color(Color(#colorLiteral(red: 7, green: -1, blue: 0, alpha: 1))) == RGBA(0xFF0000))
  }

  @Test func foregroundStylesCastShadowsOfTexts() throws {
    func shadows(_ view: some View) throws -> Int {
      try view.displayList(in: context).items.count { item in
        if case .beginGroup(_, let filters) = item.operation {
          filters.contains { if case .shadow = $0 { true } else { false } }
        } else {
          false
        }
      }
    }
    #expect(try shadows(Text("I").foregroundStyle(.blue)) == 0)
    #expect(try shadows(Text("I").foregroundStyle(.blue.shadow(.drop(radius: 2)))) == 1)
    #expect(try shadows(Text("I").foregroundStyle(.shadow(.drop(radius: 2)))) == 1)
    #expect(try shadows(Text("I").foregroundStyle(AnyShapeStyle(.red.shadow(.drop(radius: 2))))) == 1)
    #expect(try shadows(Text("I").foregroundStyle(.blue.shadow(.inner(radius: 2)))) == 0)
    #expect(try shadows(Image(systemName: "heart").foregroundStyle(.blue.shadow(.drop(radius: 2)))) == 1)
  }

  @Test func symbolsAndPartsOfImagesAreRepeated() throws {
    let stars = try Rectangle().fill(ImagePaint(image: Image(systemName: "star.fill"))).pixels(in: context)
    #expect(stars.pixels.contains { $0 >> 24 == 255 } && stars.pixels.contains { $0 >> 24 == 0 })
    let halves = try #require(
      PixelBuffer(width: 2, height: 1, pixels: [RGBA(0xFF0000).premultiplied, RGBA(0x0000FF).premultiplied]))
    let right = ImagePaint(
      image: Image(PixelImage(halves)), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 10)
    let pixels = try Rectangle().fill(right).pixels(in: context)
    #expect(pixels.pixels.allSatisfy { $0 == RGBA(0x0000FF).premultiplied })
    let empty = ImagePaint(
      image: Image(PixelImage(halves)), sourceRect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    #expect(try Rectangle().fill(empty).pixels(in: context).pixels.allSatisfy { $0 == 0 })
  }
}
