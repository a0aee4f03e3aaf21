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
  /// The language of the text as a BCP 47 tag, such as `sr` or `zh-Hant-TW`, or `nil` if it is unknown. Fonts have letters for some
  /// languages, such as Serbian italics, Turkish i and the ideographs of Japan, Korea and China (the feature `locl`).
  public var language: String?
  /// The pattern and the color of the underline.
  package var underlineStyle = TextLineStyle()
  /// The pattern and the color of the strikethrough.
  package var strikethroughStyle = TextLineStyle()
  /// The space for content that isn't text, in place of the object replacement character.
  package var attachment: TextAttachment?

  /// Creates a run.
  public init(
    _ text: String, font: FontDescriptor, color: RGBA, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.language = language
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// The space for content on a line of text, such as an image.
package struct TextAttachment: Hashable, Sendable {
  /// The character that an attachment replaces.
  package static let character: Unicode.Scalar = "\u{FFFC}"
  /// The face of glyph runs that stand for attachments. Their glyphs are the identifiers of the attachments.
  package static let face = "attachment"

  /// The number by which the content is found.
  package var id: UInt32
  /// The width in points.
  package var width: CGFloat
  /// The height above the baseline in points.
  package var ascent: CGFloat
  /// The height below the baseline in points.
  package var descent: CGFloat

  /// Creates an attachment.
  package init(id: UInt32, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.id = id
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  func scaled(by factor: CGFloat) -> TextAttachment {
    TextAttachment(id: id, width: width * factor, ascent: ascent * factor, descent: descent * factor)
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
  /// The language in which a word that is wider than a line is hyphenated, such as `en` or `de-AT`. A word breaks anywhere, without a
  /// hyphen, if this is `nil`, if no patterns of the language are embedded (`da`, `de`, `en`, `es`, `fr`, `it`, `nl` and `pt` have
  /// some), or if it has more than 64 letters.
  public var language: String?
  /// Whether the second of two lines takes the last word of the first, rather than consist of one short word: one of less than a
  /// quarter of the first line's width.
  public var pushesOutLastWord = false

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
