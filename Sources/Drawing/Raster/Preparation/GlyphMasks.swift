/// The glyph masks of a render. A mask depends on its face, glyph, size, slant and subpixel phase alone, so that the
/// contents of the cache never affect a picture.
struct GlyphMasks: Sendable {
  /// The largest font size in pixels at which glyphs are drawn from masks.
  static let largestSize = 256.0
  /// The largest distance in pixels between a glyph's curves and its polygons. This is a quarter of the tolerance of
  /// other paths, because most pixels of a glyph are edge pixels and its mask is reused often.
  static let tolerance = 0.0125

  let fonts: FontBook

  /// Returns the masks of a face at a font size in pixels, and the index of each glyph's mask.
  ///
  /// - Parameters:
  ///   - face: The name of the face.
  ///   - size: The font size in pixels.
  ///   - slant: The horizontal shear per unit of height.
  ///   - keys: ``FaceGlyphCache/key(glyph:phase:)`` of each glyph.
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``.
  func masks(
    face: String, size: Double, slant: Double, keys: [UInt64]
  ) throws -> (table: GlyphMaskTable, places: [Int32]) {
    let cache = fonts.storage.glyphs
    return try cache.glyphs(face: face, size: size, slant: slant).masks(for: keys) { glyph, phase in
      let path = try outline(
        face: face, glyph: glyph, size: size, slant: slant,
        transform: Transform(translationX: Double(phase) / 4, y: 0))
      let mask = ShapeMask(CoverageMask(path))
      cache.count(mask.byteCount)
      return mask
    }
  }

  /// Returns a glyph's outline in device pixels.
  ///
  /// - Parameters:
  ///   - face: The name of the face.
  ///   - glyph: The glyph's index.
  ///   - size: The font size in the units of `transform`.
  ///   - slant: The horizontal shear per unit of height.
  ///   - transform: The transform to device pixels, applied after scaling, with y down.
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
