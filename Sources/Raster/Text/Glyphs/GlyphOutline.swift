/// A glyph's shape.
public struct GlyphOutline: Hashable, Sendable {
  /// The contours in font units, **y up**, the origin on the baseline. Filled with the non-zero rule.
  public var path: Path
  /// The font units that make up the font's size.
  public var unitsPerEm: Int

  public init(path: Path, unitsPerEm: Int) {
    self.path = path
    self.unitsPerEm = unitsPerEm
  }
}
