import Foundation

/// The glyph masks of a render. A mask depends on its face, glyph, size, slant and subpixel phase alone, so that the
/// contents of the cache never affect a picture.
struct GlyphMasks: Sendable {
  /// The largest font size in pixels at which glyphs are drawn from masks.
  static let largestSize = 256.0
  /// The largest distance in pixels between a glyph's curves and its polygons. This is a quarter of the tolerance of
  /// other paths, because most pixels of a glyph are edge pixels and its mask is reused often.
  static let tolerance = 0.0125

  /// The largest number of pixels of a mask. A font can have glyphs of any size; those are drawn from outlines.
  private static let largestMask = 1 << 22

  /// A glyph of a run is larger than ``largestMask``.
  struct TooLarge: Error {}

  let fonts: FontBook

  /// Returns the masks of a face at a font size in pixels, and the index of each glyph's mask.
  ///
  /// - Parameters:
  ///   - face: The name of the face.
  ///   - size: The font size in pixels.
  ///   - slant: The horizontal shear per unit of height.
  ///   - keys: ``FaceGlyphCache/key(glyph:phase:)`` of each glyph.
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``, or ``TooLarge``.
  func masks(
    face: String, size: Double, slant: Double, keys: [UInt64]
  ) throws -> (table: GlyphMaskTable, places: [Int32]) {
    let cache = fonts.storage.glyphs
    return try cache.glyphs(face: face, size: size, slant: slant).masks(for: keys) { glyph, phase in
      let path = try outline(
        face: face, glyph: glyph, size: size, slant: slant,
        transform: Transform(translationX: Double(phase) / 4, y: 0))
      let pixels = path.touchedPixels
      guard pixels.isEmpty || pixels.width * pixels.height <= Self.largestMask else { throw TooLarge() }
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
  ///   - bounds: The pixels that may be drawn. A glyph that reaches none of them has no contours.
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``.
  func outline(
    face: String, glyph: UInt32, size: Double, slant: Double, transform: Transform, within bounds: PixelRect? = nil
  ) throws -> FlattenedPath {
    guard let outline = fonts.outline(face: face, glyph: glyph), outline.unitsPerEm > 0 else {
      throw RenderError.missingGlyph(face: face, glyph: glyph)
    }
    let scale = size / Double(outline.unitsPerEm)
    let upright = Transform(a: scale, b: 0, c: slant * scale, d: -scale, tx: 0, ty: 0)
    let placed = upright.concatenating(transform)
    if let bounds, !outline.path.mayReach(bounds, by: placed) { return FlattenedPath() }
    return outline.path.flattened(transform: placed, tolerance: Self.tolerance)
  }
}

extension Path {
  /// Whether the box of the control points overlaps pixels. Curves lie inside of it.
  fileprivate func mayReach(_ bounds: PixelRect, by transform: Transform) -> Bool {
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func include(_ point: CGPoint) {
      let place = point.applying(transform)
      minX = min(minX, Double(place.x))
      minY = min(minY, Double(place.y))
      maxX = max(maxX, Double(place.x))
      maxY = max(maxY, Double(place.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control):
        include(control)
        include(point)
      case .curve(let point, let control1, let control2):
        include(control1)
        include(control2)
        include(point)
      case .closeSubpath: break
      }
    }
    return minX <= Double(bounds.right) && maxX >= Double(bounds.left) && minY <= Double(bounds.bottom)
      && maxY >= Double(bounds.top)
  }
}
