import Foundation

/// A glyph as its paint graph draws it (COLR version 1).
package struct ColorPainting: Hashable, Sendable {
  /// Identifies the face with its palette and its axes.
  private let face: String
  private let glyph: UInt32
  let paint: ColorGlyphPaint
  /// A rectangle around what is painted, in font units, y up.
  let bounds: CGRect

  init(face: String, glyph: UInt32, paint: ColorGlyphPaint, bounds: CGRect) {
    self.face = face
    self.glyph = glyph
    self.paint = paint
    self.bounds = bounds
  }

  /// Whether both are the same glyph of the same face.
  package static func == (left: ColorPainting, right: ColorPainting) -> Bool {
    left.glyph == right.glyph && left.face == right.face
  }

  /// Hashes the glyph and its face.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(glyph)
  }
}
