/// The style set by the modifiers of a text. The environment provides the values that are `nil`.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var foreground: TextForeground?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var underlineStyle: Text.LineStyle?
  var strikethroughStyle: Text.LineStyle?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var hasMonospacedDigits: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var scale: CGFloat?
  var backgroundColor: Color?
  /// A BCP 47 tag.
  var language: String?
  /// The destination of a link, which is drawn in the tint.
  var link: URL?

  /// Adopts the properties of another style that this style doesn't set.
  mutating func inherit(from other: TextStyle) {
    font = font ?? other.font
    weight = weight ?? other.weight
    isBold = isBold ?? other.isBold
    isItalic = isItalic ?? other.isItalic
    // A link keeps the tint.
    if link == nil { foreground = foreground ?? other.foreground }
    isUnderlined = isUnderlined ?? other.isUnderlined
    isStruckThrough = isStruckThrough ?? other.isStruckThrough
    underlineStyle = underlineStyle ?? other.underlineStyle
    strikethroughStyle = strikethroughStyle ?? other.strikethroughStyle
    tracking = tracking ?? other.tracking
    baselineOffset = baselineOffset ?? other.baselineOffset
    hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
    isMonospaced = isMonospaced ?? other.isMonospaced
    design = design ?? other.design
    width = width ?? other.width
    scale = scale ?? other.scale
    backgroundColor = backgroundColor ?? other.backgroundColor
    language = language ?? other.language
    link = link ?? other.link
  }
}

extension Text {
  /// Returns the text with a style property set on the segments that don't have it yet.
  func setting<Value>(_ property: WritableKeyPath<TextStyle, Value?>, _ value: Value?) -> Text {
    var copy = self
    for index in copy.segments.indices where copy.segments[index].style[keyPath: property] == nil {
      copy.segments[index].style[keyPath: property] = value
    }
    return copy
  }

  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

  /// Sets the width of the font of the text. Variable fonts with an axis for the width are drawn in it; the embedded fonts have one
  /// width.
  public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width) }

  /// Makes the text bold.
  public func bold() -> Text { setting(\.isBold, true) }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

  /// Makes the text italic.
  public func italic() -> Text { setting(\.isItalic, true) }

  /// Makes the text italic or not.
  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text { setting(\.foreground, color.map(TextForeground.color)) }

  /// Sets the style of the text.
  public func foregroundStyle<S: TextForegroundStyle>(_ style: S) -> Text {
    setting(\.foreground, style.textForeground)
  }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text { setting(\.isUnderlined, isActive) }

  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text { setting(\.isStruckThrough, isActive) }

  /// Sets the extra space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

  /// Sets the extra space after each letter, in points. The same as ``tracking(_:)``.
  public func kerning(_ kerning: CGFloat) -> Text { setting(\.tracking, kerning) }

  /// Sets the distance of the text above the baseline of its line, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { setting(\.baselineOffset, offset) }

  /// Uses digits of equal width for the text.
  public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }
}
