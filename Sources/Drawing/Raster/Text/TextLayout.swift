import Foundation

/// A paragraph after shaping, line breaking and truncation.
///
/// Coordinates are in points, relative to the paragraph's top left corner. Widths are not rounded; views round them up
/// to a pixel.
public struct TextLayout: Hashable, Sendable {
  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The visible text, including the ellipsis of truncated text.
    public var text: String
    /// The line's frame: its left edge after alignment, top, advance width and line height.
    public var frame: CGRect
    /// The distance of the baseline from the paragraph's top.
    public var baseline: CGFloat
    /// The range of the line in Unicode scalars over all runs, without trailing spaces and line break. The last line of
    /// a truncated text includes the hidden text.
    public var range: Range<Int>
    /// The clusters from left to right.
    var clusters: [Cluster]
    /// The runs in visual order.
    public var runs: [ColoredRun]
  }

  /// A glyph run with its color.
  public struct ColoredRun: Hashable, Sendable {
    /// The glyphs.
    public var glyphs: GlyphRun
    /// The color of the glyphs and decorations.
    public var color: RGBA
    /// Underlines and strikethroughs as rectangles in the paragraph's coordinates.
    public var decorations: [CGRect]
    /// Underlines and strikethroughs in colors of their own.
    package var coloredLines: [ColoredLine] = []
    /// Whether the color is part of the font, as in an emoji layer, rather than the text color.
    package var hasOwnColor = false
    /// Bitmap glyphs.
    public var pictures: [Picture] = []
    /// Glyphs with gradients and blend modes.
    package var paintings: [Painting] = []
  }

  /// A glyph that its font paints, and its position in the paragraph.
  package struct Painting: Hashable, Sendable {
    package var glyph: ColorPainting
    /// The position of the glyph's origin in points, relative to the layout.
    package var origin: CGPoint
    /// The number of points per font unit.
    package var scale: CGFloat
    /// The horizontal shear per unit of height.
    package var slant: CGFloat

    /// The transform from font units to the layout.
    package var transform: Transform {
      Transform(
        a: Double(scale), b: 0, c: Double(slant * scale), d: -Double(scale), tx: Double(origin.x), ty: Double(origin.y))
    }

    /// A rectangle around what is painted.
    package var frame: CGRect { Path(glyph.bounds).applying(transform).boundingRect }
  }

  /// A bitmap glyph, such as an emoji, and its position in the paragraph.
  public struct Picture: Hashable, Sendable {
    /// The image.
    public var image: PixelImage
    /// The frame in points, relative to the layout.
    public var frame: CGRect
  }

  /// An indivisible cluster for carets, and its position in text units from the line's left edge.
  struct Cluster: Hashable, Sendable {
    var start: Int32
    var end: Int32
    /// In text units. A line of many wide characters is wider than 32 bits hold.
    var left: Int
    var width: Int
    var isRightToLeft: Bool

    var right: Int { left + width }
  }

  /// The width of the widest line and the height of all lines.
  public var size: CGSize
  /// The lines from top to bottom.
  public var lines: [Line]
  /// Whether text is hidden.
  public var isTruncated: Bool
  /// Code points without a glyph in any font, in order of appearance. They are drawn as boxes.
  package var missingScalars: [Unicode.Scalar]
  /// ``missingScalars`` grouped by script, each with a suggested font.
  package var missingScripts: [MissingScript] { MissingScript.grouping(missingScalars) }

  /// The first line's baseline from the top, or 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top, or 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
