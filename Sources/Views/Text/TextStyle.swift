/// What the modifiers of a text say about its look. What stays open is the environment's.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var color: Color?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var hasMonospacedDigits: Bool?
}

extension Text {
  /// The text with a property of its style set wherever a modifier nearer to the words has not set it.
  func setting<Value>(_ property: WritableKeyPath<TextStyle, Value?>, _ value: Value?) -> Text {
    var copy = self
    for index in copy.segments.indices where copy.segments[index].style[keyPath: property] == nil {
      copy.segments[index].style[keyPath: property] = value
    }
    return copy
  }

  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

  public func bold() -> Text { setting(\.isBold, true) }

  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

  public func italic() -> Text { setting(\.isItalic, true) }

  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

  public func foregroundColor(_ color: Color?) -> Text { setting(\.color, color) }

  public func foregroundStyle(_ color: Color) -> Text { setting(\.color, color) }

  public func underline(_ isActive: Bool = true) -> Text { setting(\.isUnderlined, isActive) }

  public func strikethrough(_ isActive: Bool = true) -> Text { setting(\.isStruckThrough, isActive) }

  /// Extra space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

  /// Extra space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { setting(\.tracking, kerning) }

  /// How far the text stands above the line's baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { setting(\.baselineOffset, offset) }

  /// Digits of equal width.
  public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }
}
