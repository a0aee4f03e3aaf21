/// A font as a view asks for it: a text style that follows the person's type size, or a size in points. It becomes a
/// face only in an environment. The spellings are SwiftUI's.
public struct Font: Hashable, Sendable {
  /// A style of text that has a size and a leading for every type size.
  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The weight of the strokes.
  public typealias Weight = FontWeight

  /// The kind of letters. The environment's fonts are asked for `ui-serif`, `ui-rounded` and `ui-monospace`; where nobody
  /// registered them, `monospaced` is the embedded JetBrains Mono, and the others fall back to Inter.
  public enum Design: String, Hashable, CaseIterable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: String, Hashable, CaseIterable, Sendable {
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose
  }

  /// Where the size comes from.
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    /// So many points at the type size `large`, and otherwise in proportion to a text style.
    case scaled(CGFloat, relativeTo: TextStyle)
  }

  /// What the modifiers say about the weight; the last one counts.
  enum Emphasis: Hashable, Sendable {
    /// The style's own weight.
    case own
    case weight(FontWeight)
    /// The style's emphasised weight.
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
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: .style(style), family: (design ?? .default).family, emphasis: weight.map(Emphasis.weight) ?? .own)
  }

  /// A font of a size in points, whatever the type size is.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: .fixed(size), family: (design ?? .default).family, emphasis: weight.map(Emphasis.weight) ?? .own)
  }

  /// A registered family at a size that follows the type size as the body style does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A registered family at a size that follows the type size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: .scaled(size, relativeTo: style), family: name)
  }

  /// A registered family at a size in points, whatever the type size is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .fixed(fixedSize), family: name)
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { with { $0.emphasis = .weight(weight) } }

  /// The emphasised weight of the text style, or bold where the font has a size of its own.
  public func bold() -> Font { with { $0.emphasis = .bold } }

  public func italic() -> Font { with { $0.isItalic = true } }

  /// Digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The family for monospaced text: a registered one, or the embedded JetBrains Mono.
  public func monospaced() -> Font {
    with {
      $0.family = Design.monospaced.family
      $0.hasMonospacedDigits = true
    }
  }

  /// A layout feature of the font, such as `font.feature(.fractions)`; a font without it shows the text as it is.
  public func feature(_ feature: FontFeature) -> Font { with { $0.features.append(feature) } }

  /// Small letters as capitals of their height, where the font has them.
  public func smallCaps() -> Font { feature(.smallCapitals) }

  /// A place on an axis of a variable font, such as `font.variation("wdth", 75)`; other fonts pass it over.
  public func variation(_ axis: FontTag, _ value: Double) -> Font {
    with { $0.variations.append(FontVariation(axis, value)) }
  }

  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font.Design {
  /// The name under which a person registers the family; `nil` for the embedded one.
  var family: String? {
    switch self {
    case .default: nil
    case .serif: "ui-serif"
    case .rounded: "ui-rounded"
    case .monospaced: "ui-monospace"
    }
  }
}
