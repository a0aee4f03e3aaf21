import Foundation

/// A range of text with one style.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The requested font.
  public var font: FontDescriptor
  /// The text color.
  public var color: RGBA
  /// Extra space after each cluster, in points.
  public var tracking: CGFloat
  /// The upward offset of the baseline in points.
  public var baselineOffset: CGFloat
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether the text is struck through.
  public var isStruckThrough: Bool

  /// Creates a run.
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

/// The horizontal alignment of lines in a paragraph.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
  /// Lines fill the whole width: spaces grow, or the gaps between ideographs if a line has no spaces. The last line of
  /// a paragraph is aligned as with `leading`.
  case justified
}

/// Which part of truncated text is replaced by an ellipsis.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// The layout of lines in a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  public var alignment: TextAlignment
  /// The direction of leading and trailing edges.
  public var layoutDirection: LayoutDirection
  /// The largest number of lines, or `nil` for no limit.
  public var lineLimit: Int?
  /// Which part of truncated text is replaced by an ellipsis.
  public var truncationMode: TruncationMode
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The smallest factor, 0…1, by which text may shrink before it is truncated.
  public var minimumScaleFactor: CGFloat
  /// Extra space after paragraphs in points.
  public var paragraphSpacing: CGFloat
  /// The tab stops. Beyond the last one, default tab stops are ``tabInterval`` apart.
  public var tabStops: [TabStop]
  /// The distance of default tab stops in points, or `nil` for four spaces of the text's font.
  public var tabInterval: CGFloat?

  /// Creates a paragraph style.
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
