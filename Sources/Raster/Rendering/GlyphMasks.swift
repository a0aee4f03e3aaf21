/// A glyph's mask at a whole pixel.
struct PlacedGlyph: Sendable {
  var mask: CoverageMask
  /// The device pixel of the origin on the baseline.
  var x: Int
  var y: Int

  /// The pixels that it touches.
  var bounds: PixelRect {
    PixelRect(
      left: mask.bounds.left + x, top: mask.bounds.top + y, right: mask.bounds.right + x,
      bottom: mask.bounds.bottom + y)
  }
}

/// The masks of a render's glyphs, each made once. Threads share it; a mask is a function of its key alone, so that the
/// order in which they ask never shows.
final class GlyphMasks: @unchecked Sendable {
  /// What a mask depends on.
  struct Key: Hashable {
    var face: String
    var glyph: UInt32
    /// Pixels an em.
    var size: Double
    var slant: Double
    /// Quarters of a pixel right of the pixel's left edge, 0…3.
    var phase: Int
  }

  /// The largest size in pixels an em at which text is drawn from masks.
  static let largestSize = 256.0

  private let fonts: FontBook
  private let lock = NSLock()
  private var masks: [Key: CoverageMask] = [:]

  init(fonts: FontBook) { self.fonts = fonts }

  /// The mask for a key.
  ///
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``.
  func mask(for key: Key) throws -> CoverageMask {
    if let known = lock.withLock({ masks[key] }) { return known }
    let path = try outline(
      face: key.face, glyph: key.glyph, size: key.size, slant: key.slant,
      transform: Transform(translationX: Double(key.phase) / 4, y: 0))
    let mask = CoverageMask(path)
    return lock.withLock {
      if let known = masks[key] { return known }
      masks[key] = mask
      return mask
    }
  }

  /// A glyph's outline in device pixels.
  ///
  /// - Parameters:
  ///   - size: the size in the units that `transform` turns into pixels.
  ///   - transform: applied after the outline has been scaled to its size, with y down.
  func outline(
    face: String, glyph: UInt32, size: Double, slant: Double, transform: Transform
  ) throws -> FlattenedPath {
    guard let outline = fonts.outline(face: face, glyph: glyph), outline.unitsPerEm > 0 else {
      throw RenderError.missingGlyph(face: face, glyph: glyph)
    }
    let scale = size / Double(outline.unitsPerEm)
    let upright = Transform(a: scale, b: 0, c: slant * scale, d: -scale, tx: 0, ty: 0)
    return outline.path.flattened(
      transform: upright.concatenating(transform), tolerance: ScenePreparation.tolerance)
  }
}
