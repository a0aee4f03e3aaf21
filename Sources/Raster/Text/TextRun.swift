/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  public var color: RGBA
  /// Extra space after each cluster, in points.
  public var tracking: CGFloat
  /// How far the baseline moves up, in points.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool

  public init(
    _ text: String, font: FontDescriptor, color: RGBA, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// Where lines stand between the paragraph's edges.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
  /// Lines reach from edge to edge: spaces grow, and where a line has none, the distance of ideographs. The last line of
  /// a paragraph stands as `leading` has it.
  case justified
}

/// Which part of a line gives way to an ellipsis.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// How runs become lines.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment
  public var layoutDirection: LayoutDirection
  /// The most lines that are kept; `nil` keeps all.
  public var lineLimit: Int?
  public var truncationMode: TruncationMode
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// How far the text may shrink before it is truncated, as a factor of 0…1.
  public var minimumScaleFactor: CGFloat
  /// Extra space where a hard break ends a line, in points.
  public var paragraphSpacing: CGFloat
  /// Where tabs lead to; after the last stop, and without any, stops stand ``tabInterval`` apart.
  public var tabStops: [TabStop]
  /// The distance of the stops that nobody has set, in points; `nil` takes four spaces of the text's own font.
  public var tabInterval: CGFloat?

  public init(
    alignment: TextAlignment = .leading, layoutDirection: LayoutDirection = .leftToRight, lineLimit: Int? = nil,
    truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    paragraphSpacing: CGFloat = 0, tabStops: [TabStop] = [], tabInterval: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.paragraphSpacing = paragraphSpacing
    self.tabStops = tabStops
    self.tabInterval = tabInterval
  }
}
