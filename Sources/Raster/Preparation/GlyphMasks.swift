/// Where a render finds the shapes of glyphs. A mask is a function of its face, glyph, size, slant and phase alone, so
/// that neither who asks first nor what is remembered from other renders ever shows.
struct GlyphMasks: Sendable {
  /// The largest size in pixels an em at which text is drawn from masks.
  static let largestSize = 256.0
  /// How far, in pixels, polygons may depart from a glyph's curves: a quarter of what other paths may, since stems are a
  /// pixel or two wide and most of a glyph's pixels are edges, and since a mask is made once and drawn often.
  static let tolerance = 0.0125

  let fonts: FontBook

  /// The masks of some glyphs of a face at a size in pixels an em, and each glyph's place among them.
  ///
  /// - Parameter keys: ``GlyphStrike/key(glyph:phase:)`` of each glyph.
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``.
  func masks(
    face: String, size: Double, slant: Double, keys: [UInt64]
  ) throws -> (table: GlyphTable, places: [Int32]) {
    let cache = fonts.storage.glyphs
    return try cache.strike(face: face, size: size, slant: slant).masks(for: keys) { glyph, phase in
      let path = try outline(
        face: face, glyph: glyph, size: size, slant: slant,
        transform: Transform(translationX: Double(phase) / 4, y: 0))
      let mask = ShapeMask(CoverageMask(path))
      cache.count(mask.byteCount)
      return mask
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
    guard let outline = fonts.outline(face: face, glyph: glyph), outline.unitsPerEm > 0 else {
      throw RenderError.missingGlyph(face: face, glyph: glyph)
    }
    let scale = size / Double(outline.unitsPerEm)
    let upright = Transform(a: scale, b: 0, c: slant * scale, d: -scale, tx: 0, ty: 0)
    return outline.path.flattened(
      transform: upright.concatenating(transform), tolerance: Self.tolerance)
  }
}
