/// The masks of a render's glyphs, by face and size. Threads share it; a mask is a function of its key alone, so that the
/// order in which they ask never shows.
final class GlyphMasks: @unchecked Sendable {
  /// What a strike depends on.
  private struct Key: Hashable {
    var face: String
    var size: Double
    var slant: Double
  }

  /// The largest size in pixels an em at which text is drawn from masks.
  static let largestSize = 256.0

  private let fonts: FontBook
  private let lock = NSLock()
  private var strikes: [Key: GlyphStrike] = [:]

  init(fonts: FontBook) { self.fonts = fonts }

  /// The masks of a face's glyphs at a size in pixels an em.
  func strike(face: String, size: Double, slant: Double) -> GlyphStrike {
    let key = Key(face: face, size: size, slant: slant)
    return lock.withLock {
      if let known = strikes[key] { return known }
      let strike = GlyphStrike { [fonts] glyph, phase in
        let path = try Self.outline(
          fonts, face: face, glyph: glyph, size: size, slant: slant,
          transform: Transform(translationX: Double(phase) / 4, y: 0))
        return GlyphMask(CoverageMask(path))
      }
      strikes[key] = strike
      return strike
    }
  }

  /// A glyph's outline in device pixels.
  ///
  /// - Parameters:
  ///   - size: the size in the units that `transform` turns into pixels.
  ///   - transform: applied after the outline has been scaled to its size, with y down.
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``.
  func outline(
    face: String, glyph: UInt32, size: Double, slant: Double, transform: Transform
  ) throws -> FlattenedPath {
    try Self.outline(fonts, face: face, glyph: glyph, size: size, slant: slant, transform: transform)
  }

  private static func outline(
    _ fonts: FontBook, face: String, glyph: UInt32, size: Double, slant: Double, transform: Transform
  ) throws -> FlattenedPath {
    guard let outline = fonts.outline(face: face, glyph: glyph), outline.unitsPerEm > 0 else {
      throw RenderError.missingGlyph(face: face, glyph: glyph)
    }
    let scale = size / Double(outline.unitsPerEm)
    let upright = Transform(a: scale, b: 0, c: slant * scale, d: -scale, tx: 0, ty: 0)
    return outline.path.flattened(
      transform: upright.concatenating(transform), tolerance: PlacedOperation.tolerance)
  }
}
