/// A glyph's mask at a device pixel.
struct PlacedGlyphMask: Sendable {
  /// An index into ``PreparedGlyphs/masks``.
  var mask: Int32
  /// The device pixel of the origin on the baseline.
  var x: Int32
  var y: Int32

  /// The pixels that the glyph touches.
  func inkBounds(_ mask: ShapeMask) -> PixelRect { mask.bounds.moved(x: Int(x), y: Int(y)) }
}

/// A glyph run, prepared for drawing.
struct PreparedGlyphs: Sendable {
  var masks: [ShapeMask]
  var glyphs: [PlacedGlyphMask]
}

/// A cached shape mask at a device pixel.
///
/// `@unchecked Sendable`: ``PreparedScene/owners`` keeps the immutable mask alive. A strong reference per operation would
/// make all threads update one reference count.
struct PlacedShapeMask: @unchecked Sendable {
  var mask: Unmanaged<ShapeMask>
  /// The offset from the mask's own position in pixels.
  var x: Int32
  var y: Int32
}
