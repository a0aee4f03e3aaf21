/// A font as a text style that scales with the type size, or as a size in points. It resolves to a typeface in an
/// environment.
public struct Font: Hashable, Sendable {
  /// A text style with a size and a line height for every type size.
  public typealias TextStyle = FontDescriptor.TextStyle

  /// The weight of a font.
  public typealias Weight = FontWeight

  /// The design of a font.
  ///
  /// The environment's fonts are searched for the families `ui-serif`, `ui-rounded` and `ui-monospace`. If they aren't
  /// registered, `monospaced` is the embedded JetBrains Mono and the other designs are Inter, which lint reports as
  /// `font-substituted`.
  public enum Design: String, Hashable, CaseIterable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between the lines of a text.
  public enum Leading: String, Hashable, CaseIterable, Sendable {
    case standard
    /// Reduces the distance by 2 points.
    case tight
    /// Increases the distance by 2 points.
    case loose
  }

  /// The source of a font's size.
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    /// A size in points at the type size `large` that scales with a text style.
    case scaled(CGFloat, relativeTo: TextStyle)
  }

  /// The weight set by modifiers. The last modifier takes precedence.
  enum Emphasis: Hashable, Sendable {
    /// The weight of the text style.
    case own
    case weight(FontWeight)
    /// The emphasized weight of the text style.
    case bold
  }

  var size: Size
  var family: String?
  var emphasis = Emphasis.own
  var isItalic = false
  var hasMonospacedDigits = false
  var leading = Leading.standard
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
}

extension Font {
  /// Returns the font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: .style(style), family: (design ?? .default).family, emphasis: weight.map(Emphasis.weight) ?? .own)
  }

  /// Returns a font of a size in points that doesn't scale with the type size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: .fixed(size), family: (design ?? .default).family, emphasis: weight.map(Emphasis.weight) ?? .own)
  }

  /// Returns a font of a registered family that scales with the type size like the body style.
  ///
  /// - Parameter size: The size in points at the type size `large`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font of a registered family that scales with the type size like a text style.
  ///
  /// - Parameter size: The size in points at the type size `large`.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: .scaled(size, relativeTo: style), family: name)
  }

  /// Returns a font of a registered family in points that doesn't scale with the type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .fixed(fixedSize), family: name)
  }
}

extension Font {
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.emphasis = .weight(weight) } }

  /// Returns the font in the emphasized weight of its text style, or in bold if it has no text style.
  public func bold() -> Font { with { $0.emphasis = .bold } }

  /// Returns the font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Returns the font in the monospaced family: the registered one, or the embedded JetBrains Mono.
  public func monospaced() -> Font {
    with {
      $0.family = Design.monospaced.family
      $0.hasMonospacedDigits = true
    }
  }

  /// Returns the font with an OpenType feature, such as `font.feature(.fractions)`. Fonts without the feature are
  /// unchanged.
  public func feature(_ feature: FontFeature) -> Font { with { $0.features.append(feature) } }

  /// Returns the font with small capitals for all letters, if it has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Returns the font with small capitals for lowercase letters, if it has them.
  public func lowercaseSmallCaps() -> Font { feature(.smallCapitals) }

  /// Returns the font with small capitals for uppercase letters, if it has them.
  public func uppercaseSmallCaps() -> Font { feature(FontFeature("c2sc")) }

  /// Returns the font with a value for an axis of a variable font, such as `font.variation("wdth", 75)`. Other fonts
  /// are unchanged.
  public func variation(_ axis: FontTag, _ value: Double) -> Font {
    with { $0.variations.append(FontVariation(axis, value)) }
  }

  /// Returns the font with a different distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font.Design {
  /// The name of the registered family; `nil` for the embedded one.
  var family: String? {
    switch self {
    case .default: nil
    case .serif: "ui-serif"
    case .rounded: "ui-rounded"
    case .monospaced: "ui-monospace"
    }
  }

  /// The families of all designs but the default one.
  static let families = Set(allCases.compactMap(\.family))
}
