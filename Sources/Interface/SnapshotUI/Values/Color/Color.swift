/// A fixed color, or a color that depends on the environment. It resolves to an `RGBA` in an environment.
///
/// A color is a view that fills its proposal, and a style for shapes and texts.
public struct Color: Hashable, Sendable {
  /// The color space of components. Colors are drawn in sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// sRGB without gamma. Components are converted to sRGB.
    case sRGBLinear
    /// Display P3. Components are converted to sRGB, and clamped to it.
    case displayP3
  }

  enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    /// Colors for the light and the dark color scheme, which can depend on the environment.
    indirect case schemes(light: Color, dark: Color)
    /// The environment's tint.
    case accent
    /// A color by its name, such as that of an asset catalog.
    case named(NamedColor)
    /// A color between two others.
    indirect case mixed(ColorMixture)
  }

  var source: Source
  /// The factor for the alpha of the resolved color.
  var opacityFactor = 1.0

  init(_ source: Source) { self.source = source }

  /// Creates a color that doesn't depend on the environment.
  @_disfavoredOverload
  public init(_ color: RGBA) { self.init(.fixed(color)) }

  /// Creates a color from sRGB components of 0…1. Other values are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity)))
  }

  /// Creates a color from sRGB components of 0…1. Other values are clamped.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = colorSpace.inSRGB(red, green, blue)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness of 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a color that depends on the color scheme.
  public init(light: Color, dark: Color) {
    self.init(.schemes(light: light.shown(in: .light), dark: dark.shown(in: .dark)))
  }

  /// Creates a color of the system's palette, such as `Color(.systemBackground)`.
  public init(_ color: SystemColor) { self.init(.system(color)) }

  /// Creates a color of the system's palette. It corresponds to SwiftUI's initializer with a UIKit color.
  public init(uiColor: SystemColor) { self.init(.system(uiColor)) }

  /// Returns the color with its alpha multiplied by a factor of 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacityFactor *= opacity > 0 ? min(opacity, 1) : 0
    return copy
  }
}

extension Color {
  /// Returns the color of one scheme, so that colors with schemes aren't nested.
  fileprivate func shown(in scheme: ColorScheme) -> Color {
    guard case .schemes(let light, let dark) = source else { return self }
    return (scheme == .dark ? dark : light).opacity(opacityFactor)
  }

  /// Returns the color with accent colors replaced by another color.
  func replacingAccent(with accent: Color) -> Color {
    switch source {
    case .fixed, .system, .named: self
    case .accent: accent.opacity(opacityFactor)
    case .mixed(let mixture):
      Color(.mixed(mixture.mapColors { $0.replacingAccent(with: accent) })).opacity(opacityFactor)
    case .schemes(let light, let dark):
      Color(light: light.replacingAccent(with: accent), dark: dark.replacingAccent(with: accent)).opacity(opacityFactor)
    }
  }
}

extension Color {
  /// Returns the color in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let color: RGBA
    switch source {
    case .fixed(let fixed): color = fixed
    case .named(let named): color = named.source.color(in: environment)
    case .system(let system):
      color = system.resolve(
        scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
        isElevated: environment.isElevated)
    case .schemes(let light, let dark):
      color = (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
    case .accent: color = (environment.tint ?? environment.systemAccent).rgba(in: environment)
    case .mixed(let mixture): color = mixture.rgba(in: environment)
    }
    return opacityFactor < 1 ? color.multipliedAlpha(by: opacityFactor) : color
  }
}

extension EnvironmentValues {
  /// The accent color of the system's design.
  var systemAccent: Color {
    colorScheme == .dark ? designMetrics.accent.dark : designMetrics.accent.light
  }
}

extension Color: CustomStringConvertible {
  /// The text form of the color: `#FF9500`, `systemBlue` or `accent`, with its opacity if it is below 1, as in
  /// `systemBlue@0.5`.
  public var description: String {
    let name =
      switch source {
      case .fixed(let color): color.description
      case .system(let color): color.name
      case .schemes(let light, let dark): "light: \(light), dark: \(dark)"
      case .accent: "accent"
      case .named(let named): quoted(named.source.name)
      case .mixed(let mixture): "\(mixture.first) with \(formatted(mixture.fraction)) of \(mixture.second)"
      }
    return opacityFactor < 1 ? "\(name)@\(formatted(opacityFactor))" : name
  }
}

/// Returns a component of 0…1 as a byte, rounded half up.
private func byte(_ component: Double) -> UInt8 {
  guard component > 0 else { return 0 }
  return UInt8((min(component, 1) * 255 + 0.5).rounded(.down))
}

/// Returns red, green and blue of a color in the HSB model.
private func components(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
  let turn = (hue - hue.rounded(.down)) * 6
  let sector = turn.rounded(.down)
  let fraction = turn - sector
  let low = brightness * (1 - saturation)
  let falling = brightness * (1 - saturation * fraction)
  let rising = brightness * (1 - saturation * (1 - fraction))
  switch sector {
  case 0: return (brightness, rising, low)
  case 1: return (falling, brightness, low)
  case 2: return (low, brightness, rising)
  case 3: return (low, falling, brightness)
  case 4: return (rising, low, brightness)
  default: return (brightness, low, falling)
  }
}
