import Foundation
import Testing

// The glyph masks are internal.
@testable import Raster

@Suite("Text is drawn from masks at quarters of a pixel")
struct GlyphTests {
  private let face = "Inter-Regular"

  private func glyph(of letter: String) throws -> UInt32 {
    let layout = Typesetter().layout([TextRun(letter, font: FontDescriptor(size: 20), color: .black)])
    return try #require(layout.lines.first?.runs.first?.glyphs.glyphs.first?.id)
  }

  private func run(_ letter: String, size: CGFloat = 20, at origin: CGPoint, slant: CGFloat = 0) throws -> GlyphRun {
    GlyphRun(
      face: face, size: size, origin: origin, glyphs: [GlyphRun.Glyph(id: try glyph(of: letter), x: 0, y: 0)],
      text: letter, slant: slant)
  }

  private func drawn(_ run: GlyphRun, scale: CGFloat = 1) throws -> PixelBuffer {
    try Picture(40, 40, scale: scale) { $0.drawGlyphs(run, with: .color(.black)) }.buffer
  }

  /// The glyph's outline filled as a path, its origin at a point.
  private func outlined(_ letter: String, size: CGFloat, at origin: CGPoint, slant: Double = 0) throws -> PixelBuffer {
    let outline = try #require(FontBook.embedded.outline(face: face, glyph: try glyph(of: letter)))
    let scale = Double(size) / Double(outline.unitsPerEm)
    return try filled(
      outline, Transform(a: scale, b: 0, c: slant * scale, d: -scale, tx: Double(origin.x), ty: Double(origin.y)))
  }

  /// An outline's polygons, which follow its curves more closely than those of other paths do.
  private func filled(_ outline: GlyphOutline, _ transform: Transform) throws -> PixelBuffer {
    let polygons = outline.path.flattened(transform: transform, tolerance: GlyphMasks.tolerance)
    return try Picture(40, 40) { $0.fill(polygons.path, with: .black) }.buffer
  }

  @Test("A mask is the outline's exact coverage", arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
  func exact(phase: CGFloat) throws {
    let origin = CGPoint(x: 10 + phase, y: 30)
    #expect(try drawn(run("g", at: origin)) == outlined("g", size: 20, at: origin))
    #expect(try drawn(run("g", at: origin)) != PixelBuffer(width: 40, height: 40))
  }

  @Test("Positions are rounded to quarters across and to whole pixels down")
  func rounding() throws {
    let expected = try drawn(run("R", at: CGPoint(x: 10.25, y: 30)))
    for x in [10.125, 10.2, 10.37] as [CGFloat] {
      for y in [29.5, 29.9, 30.49] as [CGFloat] {
        #expect(try drawn(run("R", at: CGPoint(x: x, y: y))) == expected)
      }
    }
    #expect(try drawn(run("R", at: CGPoint(x: 10.38, y: 30))) != expected)
    #expect(try drawn(run("R", at: CGPoint(x: 10.25, y: 29.4))) != expected)
    #expect(
      try drawn(run("R", at: CGPoint(x: -3.75, y: 30))) == outlined("R", size: 20, at: CGPoint(x: -3.75, y: 30)))
  }

  @Test("The scale of the picture and a uniform transform enlarge the size")
  func scaled() throws {
    let picture = try Picture(20, 20, scale: 2) {
      $0.drawGlyphs(try! run("e", size: 10, at: CGPoint(x: 5, y: 15)), with: .color(.black))
    }
    #expect(try picture.buffer == outlined("e", size: 20, at: CGPoint(x: 10, y: 30)))
  }

  @Test("A slant moves higher points farther to the right")
  func slanted() throws {
    let origin = CGPoint(x: 10, y: 30)
    #expect(
      try drawn(run("l", at: origin, slant: 0.2)) == outlined("l", size: 20, at: origin, slant: 0.2))
    #expect(try drawn(run("l", at: origin, slant: 0.2)) != drawn(run("l", at: origin)))
  }

  @Test("Under other transforms, text is drawn as outlines")
  func stretched() throws {
    let run = try run("S", size: 10, at: CGPoint(x: 5, y: 10.3))
    let outline = try #require(FontBook.embedded.outline(face: face, glyph: try glyph(of: "S")))
    let stretch = Transform(a: 2, b: 0.5, c: 0, d: 3, tx: 0.1, ty: 0)
    let text = try Picture(40, 40) { canvas in
      canvas.concatenate(stretch)
      canvas.drawGlyphs(run, with: .color(.black))
    }
    let scale = 10 / Double(outline.unitsPerEm)
    let placed = Transform(a: scale, b: 0, c: 0, d: -scale, tx: 5, ty: 10.3).concatenating(stretch)
    #expect(try text.buffer == filled(outline, placed))
    #expect(text.buffer != PixelBuffer(width: 40, height: 40))
  }

  @Test("Clips and gradients apply to text")
  func clippedAndShaded() throws {
    let gradient = GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 40, y: 0)),
      stops: [.init(color: .black, location: 0), .init(color: .black, location: 1)])
    let run = try run("W", at: CGPoint(x: 10, y: 30))
    let plain = try drawn(run)
    let shaded = try Picture(40, 40) { $0.drawGlyphs(run, with: .gradient(gradient)) }
    #expect(shaded.buffer == plain)
    let clipped = try Picture(40, 40) { canvas in
      canvas.clip(to: Path(polygon: [(0, 0), (18, 0), (18, 40), (9, 40), (0, 40)]))
      canvas.drawGlyphs(run, with: .color(.black))
    }
    for y in 0..<40 {
      for x in 0..<40 { #expect(clipped.buffer[x, y] == (x < 18 ? plain[x, y] : .clear)) }
    }
  }
}

extension FlattenedPath {
  fileprivate var path: Path {
    var path = Path()
    for (start, end) in zip(contourStarts, contourStarts.dropFirst() + [vertices.count]) {
      path.addLines(vertices[start..<end].map { CGPoint(x: Double($0.x) / 256, y: Double($0.y) / 256) })
      path.closeSubpath()
    }
    return path
  }
}
