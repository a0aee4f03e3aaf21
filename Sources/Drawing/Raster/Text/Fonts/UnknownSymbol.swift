import Foundation

/// The placeholder of an unknown symbol. It is a face of its own, so that a display list contains the symbol's name.
package enum UnknownSymbol {
  /// The face's name in glyph runs.
  static let face = "unknown-symbol"
  static let glyph: UInt32 = 1

  /// A square frame of one em with its lower left corner at the origin.
  static var outline: GlyphOutline {
    let outer = CGRect(x: 50, y: 50, width: 1100, height: 1100)
    return GlyphOutline(path: .frame(outer, lineWidth: 100), unitsPerEm: 1200)
  }

  /// Returns the placeholder of a symbol in a square.
  package static func run(for name: String, in square: CGRect) -> GlyphRun {
    GlyphRun(
      face: face, size: square.height, origin: CGPoint(x: square.minX, y: square.maxY),
      glyphs: [GlyphRun.Glyph(id: glyph, x: 0, y: 0)], text: name)
  }
}
