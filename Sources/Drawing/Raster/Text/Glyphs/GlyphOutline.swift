/// The outline of a glyph.
public struct GlyphOutline: Hashable, Sendable {
  /// The contours in font units with **y up** and the origin on the baseline, to be filled with the nonzero rule.
  public var path: Path
  /// The number of font units per em.
  public var unitsPerEm: Int

  /// Creates an outline.
  public init(path: Path, unitsPerEm: Int) {
    self.path = path
    self.unitsPerEm = unitsPerEm
  }
}
