// Colors that are the same in every appearance, with the names and the components of UIKit's.

extension SystemColor {
  /// Black.
  public static let black = fixed("black", 0x000000)
  /// A third of white.
  public static let darkGray = fixed("darkGray", 0x555555)
  /// Two thirds of white.
  public static let lightGray = fixed("lightGray", 0xAAAAAA)
  /// White.
  public static let white = fixed("white", 0xFFFFFF)
  /// Half of white.
  public static let gray = fixed("gray", 0x808080)
  /// The red component.
  public static let red = fixed("red", 0xFF0000)
  /// The green component.
  public static let green = fixed("green", 0x00FF00)
  /// The blue component.
  public static let blue = fixed("blue", 0x0000FF)
  /// Green and blue.
  public static let cyan = fixed("cyan", 0x00FFFF)
  /// Red and green.
  public static let yellow = fixed("yellow", 0xFFFF00)
  /// Red and blue.
  public static let magenta = fixed("magenta", 0xFF00FF)
  /// Red and half of green.
  public static let orange = fixed("orange", 0xFF8000)
  /// Half of red and blue.
  public static let purple = fixed("purple", 0x800080)
  /// The color of the wood.
  public static let brown = fixed("brown", 0x996633)
  /// Fully transparent.
  public static let clear = SystemColor(name: "clear", allAppearances: RGBA(0x000000, alpha: 0))

  static func fixed(_ name: String, _ hex: UInt32) -> SystemColor {
    SystemColor(name: name, allAppearances: RGBA(hex))
  }

  /// Creates a color of fixed components.
  fileprivate init(name: String, allAppearances color: RGBA) {
    self.init(
      name: name, light: color, dark: color, increasedContrastLight: color, increasedContrastDark: color)
  }
}

/// Color literals, as Xcode writes them: `Color(#colorLiteral(red: 1, green: 0.84, blue: 0.03, alpha: 1))`.
extension SystemColor: _ExpressibleByColorLiteral {
  /// Creates a color of components from 0 to 1. Others are limited to this range.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    func byte(_ component: Float) -> UInt8 { component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0 }
    let color = RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    self.init(name: "\(color)", allAppearances: color)
  }
}
