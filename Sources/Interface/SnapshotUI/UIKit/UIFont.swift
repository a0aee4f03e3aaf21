#if !canImport(UIKit)
  /// A font with the names of UIKit, which ``Font`` draws: `Font(UIFont.systemFont(ofSize: 17, weight: .medium))`.
  public final class UIFont: Hashable, Sendable {
    /// The weight of a font.
    public typealias Weight = FontWeight

    /// A text style, which scales with the type size.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
      case largeTitle, extraLargeTitle, extraLargeTitle2
      case title1, title2, title3
      case headline, subheadline, body, callout, footnote
      case caption1, caption2

      /// The style of SwiftUI. The titles of visionOS are the largest title of iOS.
      var style: Font.TextStyle {
        switch self {
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
        case .title1: .title
        case .caption1: .caption
        default: Font.TextStyle(rawValue: rawValue) ?? .body
        }
      }
    }

    /// What is drawn.
    let font: Font

    init(_ font: Font) { self.font = font }

    /// Creates a font of a registered family in points.
    public convenience init?(name: String, size: CGFloat) {
      if name.isEmpty { return nil }
      self.init(.custom(name, fixedSize: size))
    }

    /// Whether two fonts are drawn in the same way.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  extension UIFont {
    /// Returns the font of a text style, which scales with the type size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

    /// Returns the font of a text style at the type size of the traits; without one, it scales with the type size.
    public static func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
      preferredFont(forTextStyle: style).fixed(for: traits)
    }

    /// Returns the font with its size at the type size of the traits, which no longer scales; without one, the font itself.
    fileprivate func fixed(for traits: UITraitCollection?) -> UIFont {
      guard let traits, traits.preferredContentSizeCategory != nil else { return self }
      return withSize(font.resolve(in: .ofRunningCode.applying(traits)).size)
    }

    /// Returns the system's font in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

    /// Returns the system's font in points and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight))
    }

    /// Returns the system's font in points, a weight and a width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Font.Width) -> UIFont {
      UIFont(Font.system(size: size, weight: weight).width(width))
    }

    /// Returns the system's bold font in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: .bold)) }

    /// Returns the system's italic font in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(Font.system(size: size).italic()) }

    /// Returns the system's monospaced font in points and a weight.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight, design: .monospaced))
    }

    /// Returns the system's font in points and a weight, with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(Font.system(size: size, weight: weight).monospacedDigit())
    }

    /// Returns the font in another size in points.
    public func withSize(_ size: CGFloat) -> UIFont {
      var font = font
      font.size = .fixed(size)
      return UIFont(font)
    }

    /// The size in points, at the type size of the view whose code runs.
    public var pointSize: CGFloat { font.resolve(in: .ofRunningCode).size }

    /// The height of a line in points, at the type size of the view whose code runs.
    public var lineHeight: CGFloat {
      let font = font.resolve(in: .ofRunningCode)
      return font.lineHeight ?? TextMetrics.systemLineHeight(ofSize: font.size)
    }

    /// The size in points of texts in controls.
    public static var labelFontSize: CGFloat { 17 }
    /// The size in points of texts in buttons.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size in points of small texts.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size in points of texts.
    public static var systemFontSize: CGFloat { 14 }
  }

  /// Scales lengths and fonts with the type size.
  public final class UIFontMetrics: Sendable {
    private let style: Font.TextStyle

    /// Creates metrics that scale with a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns a length at the type size of the view whose code runs.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length at the type size of the traits; without one, at that of the view whose code runs.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
      var environment = EnvironmentValues.ofRunningCode
      if let traits { environment = environment.applying(traits) }
      return environment.textStyles.scaled(value, relativeTo: style, at: environment.dynamicTypeSize)
    }

    /// Returns a font that scales with the type size.
    public func scaledFont(for font: UIFont) -> UIFont {
      guard case .fixed(let size) = font.font.size else { return font }
      var scaled = font.font
      scaled.size = .scaled(size, relativeTo: style)
      return UIFont(scaled)
    }

    /// Returns a font at the type size of the traits, which no longer scales; without one, a font that scales with the type size.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
      scaledFont(for: font).fixed(for: traits)
    }

    /// Returns a font that has at most a size in points at the type size of the view whose code runs.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font that has at most a size in points at the type size of the traits; without one, at that of the view whose code
    /// runs.
    public func scaledFont(
      for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
      let scaled = scaledFont(for: font, compatibleWith: traits)
      return scaled.pointSize > maximumPointSize && maximumPointSize > 0 ? scaled.withSize(maximumPointSize) : scaled
    }
  }

  extension Font {
    /// Creates a font from one of UIKit's.
    public init(_ font: UIFont) { self = font.font }
  }
#endif
