/// A paragraph after shaping, line breaking and truncation: what a view needs to lay it out and to draw it.
///
/// Coordinates are points, relative to the paragraph's top left corner. Widths are not rounded; a view rounds them up
/// to a pixel (``RasterCore/CoreFoundation/CGFloat/roundedUpToPixel(scale:)``).
public struct TextLayout: Hashable, Sendable {
  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The line's text as it is shown, the ellipsis of a truncation included.
    public var text: String
    /// The line's box: its left edge after alignment, top, advance width and line height.
    public var frame: CGRect
    /// The baseline's distance from the paragraph's top.
    public var baseline: CGFloat
    /// The glyphs in visual order, each run with its colour.
    public var runs: [ColoredRun]
  }

  /// Glyphs and the colour that they are drawn in.
  public struct ColoredRun: Hashable, Sendable {
    public var glyphs: GlyphRun
    public var color: RGBA
    /// Underlines and strike-throughs as rectangles in the paragraph's coordinates.
    public var decorations: [CGRect]
  }

  /// The widest kept line by the sum of the lines' heights.
  public var size: CGSize
  public var lines: [Line]
  /// Whether text was left out.
  public var isTruncated: Bool
  /// Code points that no font has, in order of appearance; they are drawn as boxes.
  public var missingScalars: [Unicode.Scalar]

  /// The first line's baseline from the top, or 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top, or 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
