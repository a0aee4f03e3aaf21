import Foundation
import Raster
import Testing

@Suite("Invalid drawings throw a specific error")
struct RenderErrorTests {
  @discardableResult
  private func render(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, limit: Int = 1000) throws -> PixelBuffer
  {
    try Renderer(pixelLimit: limit).render(
      DisplayList(size: CGSize(width: width, height: height)), scale: scale)
  }

  @Test("Sizes", arguments: [(0, 5), (5, 0), (-1, 5), (.infinity, 5), (5, -.infinity)] as [(CGFloat, CGFloat)])
  func sizes(width: CGFloat, height: CGFloat) {
    #expect(throws: RenderError.unusableSize(width: width, height: height)) { try render(width, height) }
  }

  @Test("A size that is not a number")
  func notANumber() {
    #expect(throws: RenderError.self) { try render(.nan, 5) }
    #expect(throws: RenderError.self) { try render(5, 5, scale: .nan) }
  }

  @Test("Scales", arguments: [0, -2, .infinity] as [CGFloat])
  func scales(scale: CGFloat) {
    #expect(throws: RenderError.unusableScale(scale)) { try render(5, 5, scale: scale) }
  }

  @Test("Too many pixels")
  func pixelLimit() throws {
    #expect(try render(40, 25).pixels.count == 1000)
    #expect(throws: RenderError.tooManyPixels(width: 40, height: 26, limit: 1000)) { try render(40, 26) }
    #expect(throws: RenderError.tooManyPixels(width: 80, height: 50, limit: 1000)) { try render(40, 25, scale: 2) }
    #expect(throws: RenderError.tooManyPixels(width: 70_000, height: 1, limit: 100_000)) {
      try render(70_000, 1, limit: 100_000)
    }
    #expect(throws: RenderError.self) { try render(1e300, 1e300) }
  }

  @Test("Unbalanced operations throw with their index")
  func unbalanced() {
    func list(_ operations: [DisplayList.Operation]) -> DisplayList {
      DisplayList(size: CGSize(width: 4, height: 4), items: operations.map { DisplayList.Item($0) })
    }
    let cases: [([DisplayList.Operation], Int)] = [
      ([.restore], 0),
      ([.save, .restore, .endGroup], 2),
      ([.save, .beginGroup(opacity: 1), .restore], 2),
      ([.beginGroup(opacity: 1), .save, .endGroup], 2),
      ([.save, .save, .restore], 0),
      ([.save, .restore, .beginGroup(opacity: 0.5)], 2),
    ]
    for (operations, index) in cases {
      #expect(throws: RenderError.unbalanced(operation: index)) { try Renderer().render(list(operations)) }
    }
  }

  @Test("A missing glyph is reported")
  func missingGlyph() {
    let run = GlyphRun(
      face: "Nowhere-Regular", size: 12, origin: .zero, glyphs: [GlyphRun.Glyph(id: 7, x: 0, y: 0)], text: "g")
    #expect(throws: RenderError.missingGlyph(face: "Nowhere-Regular", glyph: 7)) {
      try Renderer().render(DisplayList(size: CGSize(width: 9, height: 9)) { $0.drawGlyphs(run, with: .color(.black)) })
    }
  }

  @Test("Sides are points times scale, rounded half up, at least one pixel")
  func sides() throws {
    let picture = try render(10.25, 0.1, scale: 2)
    #expect(picture.width == 21)
    #expect(picture.height == 1)
    #expect(try render(3.3, 3.4, scale: 3).width == 10)
    #expect(try render(3.3, 3.5, scale: 3).height == 11)
  }
}
