#if !canImport(UIKit)
  /// A color with the names of UIKit, which ``Color`` draws: `Color(uiColor: .secondarySystemBackground)`.
  ///
  /// Components of a color that depends on the appearance are those of the view whose body or action asks for them.
  public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    /// What is drawn.
    let color: Color

    /// Creates a color from one of SwiftUI's.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from sRGB components of 0…1. Other values are clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a color from components of Display P3. It is drawn in sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a color from hue, saturation and brightness of 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a color of an asset catalog, or returns `nil` if the catalogs of the view whose code runs lack it.
    public convenience init?(named name: String) {
      let asset = AssetReference(name: name)
      if asset.isMissing(\.colors) { return nil }
      self.init(Color(.named(NamedColor(asset))))
    }

    /// Creates a color of an asset catalog, or returns `nil` if the bundle lacks it. The traits have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      let asset = AssetReference(name: name, bundle: bundle)
      if asset.isMissing(\.colors) { return nil }
      self.init(Color(.named(NamedColor(asset))))
    }

    /// Creates a color of an asset catalog.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// Creates a color that depends on the appearance in which it is drawn.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      self.init(Color(.named(NamedColor(DynamicColor(provider: dynamicProvider)))))
    }

    /// Creates the color of a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(Color(SystemColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Whether two colors are drawn in the same way in every appearance.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// Returns the color with another opacity of 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      let plain = color.opaque
      return UIColor(
        plain.isOpaque ? plain.opacity(alpha) : Color(.named(NamedColor(ColorWithAlpha(base: plain, alpha: alpha)))))
    }

    /// How much a color stands out.
    public enum Prominence: Int, Hashable, Sendable {
      case primary, secondary, tertiary, quaternary
    }

    /// Returns the color at a level of prominence: with the opacity of the levels of SwiftUI's styles, as `.secondary` and its
    /// relatives have of a foreground style.
    public func withProminence(_ prominence: Prominence) -> UIColor {
      UIColor(color.atLevel(prominence.rawValue))
    }

    /// Returns the color in the appearance of the traits. Traits that are `nil` are those of the view whose code runs.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
      UIColor(Color(color.rgba(in: .ofRunningCode.applying(traits))))
    }

    /// Writes the red, green, blue and opacity, 0…1.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = rgba.components
      red?.pointee = components[0]
      green?.pointee = components[1]
      blue?.pointee = components[2]
      alpha?.pointee = components[3]
      return true
    }

    /// Writes the brightness of the color as a gray, and the opacity, 0…1.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
      let components = rgba.components
      white?.pointee = 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2]
      alpha?.pointee = components[3]
      return true
    }

    /// Writes the hue, saturation, brightness and opacity, 0…1.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = rgba.components
      let (red, green, blue) = (components[0], components[1], components[2])
      let (most, least) = (max(red, green, blue), min(red, green, blue))
      let chroma = most - least
      var turn: CGFloat = 0
      if chroma > 0 {
        if most == red {
          turn = (green - blue) / chroma
        } else if most == green {
          turn = (blue - red) / chroma + 2
        } else {
          turn = (red - green) / chroma + 4
        }
      }
      hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
      saturation?.pointee = most > 0 ? chroma / most : 0
      brightness?.pointee = most
      alpha?.pointee = components[3]
      return true
    }

    /// The color in the appearance of the view whose code runs.
    fileprivate var rgba: RGBA { color.rgba(in: .ofRunningCode) }
  }

  extension UIColor: CustomStringConvertible {
    /// The text form of the color, as ``Color`` has it.
    public var description: String { color.description }
  }

  extension UIColor {
    /// Black.
    public static let black = UIColor(Color(SystemColor.black))
    /// A third of white.
    public static let darkGray = UIColor(Color(SystemColor.darkGray))
    /// Two thirds of white.
    public static let lightGray = UIColor(Color(SystemColor.lightGray))
    /// White.
    public static let white = UIColor(Color(SystemColor.white))
    /// Half of white.
    public static let gray = UIColor(Color(SystemColor.gray))
    /// The red component.
    public static let red = UIColor(Color(SystemColor.red))
    /// The green component.
    public static let green = UIColor(Color(SystemColor.green))
    /// The blue component.
    public static let blue = UIColor(Color(SystemColor.blue))
    /// Green and blue.
    public static let cyan = UIColor(Color(SystemColor.cyan))
    /// Red and green.
    public static let yellow = UIColor(Color(SystemColor.yellow))
    /// Red and blue.
    public static let magenta = UIColor(Color(SystemColor.magenta))
    /// Red and half of green.
    public static let orange = UIColor(Color(SystemColor.orange))
    /// Half of red and blue.
    public static let purple = UIColor(Color(SystemColor.purple))
    /// The color of wood.
    public static let brown = UIColor(Color(SystemColor.brown))
    /// Fully transparent.
    public static let clear = UIColor(Color(SystemColor.clear))
    /// The color of texts on light backgrounds, in every appearance.
    public static let darkText = UIColor(Color.black)
    /// The translucent color of texts on dark backgrounds, in every appearance.
    public static let lightText = UIColor(Color(white: 1, opacity: 0.6))
    /// The tint of the view.
    public static let tintColor = UIColor(Color.accentColor)
  }

  /// A color that a closure chooses for an appearance.
  private struct DynamicColor: NamedColorSource, @unchecked Sendable {
    private final class Identity: Sendable {}

    let provider: (UITraitCollection) -> UIColor
    private let identity = Identity()

    init(provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

    /// The colors in the light and the dark color scheme.
    var name: String {
      let schemes = [ColorScheme.light, .dark].map { scheme in
        provider(TraitCollection(EnvironmentValues().applying(TraitCollection(userInterfaceStyle: scheme)))).description
      }
      return "light: \(schemes[0]), dark: \(schemes[1])"
    }

    func color(in environment: EnvironmentValues) -> RGBA {
      provider(TraitCollection(environment)).color.rgba(in: environment)
    }

    static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  /// A color that is translucent in some appearances, with the same opacity in all of them.
  private struct ColorWithAlpha: NamedColorSource {
    let base: Color
    let alpha: CGFloat

    var name: String { "\(base)@\(formatted(alpha))" }

    func color(in environment: EnvironmentValues) -> RGBA {
      var color = base.rgba(in: environment)
      color.alpha = 255
      return color.multipliedAlpha(by: alpha)
    }
  }

  extension Color {
    /// The color without the opacity that was set for it.
    fileprivate var opaque: Color {
      guard case .fixed(var color) = source else { return Color(source) }
      color.alpha = 255
      return Color(color)
    }

    /// Whether the color is known to be opaque in every appearance.
    fileprivate var isOpaque: Bool {
      switch source {
      case .fixed, .accent: true
      case .system(let color):
        [color.light, color.dark, color.increasedContrastLight, color.increasedContrastDark].allSatisfy {
          $0.alpha == 255
        }
      default: false
      }
    }
  }

  extension RGBA {
    /// Red, green, blue and opacity, 0…1.
    var components: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) / 255 } }
  }

  extension Color {
    /// Creates a color from one of UIKit's, such as `Color(.brand)` with `extension UIColor { static let brand = … }`.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }

    /// Creates a color from one of UIKit's.
    @_disfavoredOverload
    public init(uiColor: UIColor) { self = uiColor.color }
  }

  /// The type of a color literal, as Xcode writes them: `Color(#colorLiteral(red: 1, green: 0.84, blue: 0.03, alpha: 1))`.
  public typealias _ColorLiteralType = UIColor
#endif
