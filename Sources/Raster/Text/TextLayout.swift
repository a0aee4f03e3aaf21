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
    /// The part of the text that the line shows, counted in Unicode scalars over all runs; without the spaces and the break
    /// that end it. The last line of a truncated text has all the rest.
    public var range: Range<Int>
    /// The clusters from left to right.
    var clusters: [Cluster]
    /// The glyphs in visual order, each run with its colour.
    public var runs: [ColoredRun]
  }

  /// Glyphs and the colour that they are drawn in.
  public struct ColoredRun: Hashable, Sendable {
    public var glyphs: GlyphRun
    public var color: RGBA
    /// Underlines and strike-throughs as rectangles in the paragraph's coordinates.
    public var decorations: [CGRect]
    /// Whether the colour is the font's, as in a layer of an emoji, and not the text's.
    public var hasOwnColor = false
    /// Glyphs that are pictures.
    public var pictures: [Picture] = []
  }

  /// A glyph that is a picture, such as an emoji, and its place in the paragraph's coordinates.
  public struct Picture: Hashable, Sendable {
    public var image: PixelImage
    public var frame: CGRect
  }

  /// What a caret steps over at once, and its place in text units right of the line's left edge.
  struct Cluster: Hashable, Sendable {
    var start: Int32
    var end: Int32
    var left: Int32
    var width: Int32
    var isRightToLeft: Bool

    var right: Int32 { left &+ width }
  }

  /// The widest kept line by the sum of the lines' heights.
  public var size: CGSize
  public var lines: [Line]
  /// Whether text was left out.
  public var isTruncated: Bool
  /// Code points that no font has, in order of appearance; they are drawn as boxes.
  public var missingScalars: [Unicode.Scalar]
  /// The same by scripts, each with a font that has it.
  public var missingScripts: [MissingScript] { MissingScript.grouping(missingScalars) }

  /// The first line's baseline from the top, or 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top, or 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
