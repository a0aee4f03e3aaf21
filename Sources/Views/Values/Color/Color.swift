/// A colour as a view asks for it: fixed, or one that the environment decides. It becomes an ``RGBA`` only in an
/// environment. The spellings are SwiftUI's.
///
/// A colour is a view that fills what it is offered, and a style that shapes and texts are painted with.
public struct Color: Hashable, Sendable {
  /// Where components are measured. All colours are sRGB here.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
  }

  enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    /// Colours that stand in for each other by scheme; each may itself depend on the environment.
    indirect case schemes(light: Color, dark: Color)
    /// The environment's tint.
    case accent
  }

  var source: Source
  /// Multiplies the alpha of what the source resolves to.
  var opacityFactor = 1.0

  init(_ source: Source) { self.source = source }

  /// A colour that is the same everywhere.
  public init(_ color: RGBA) { self.init(.fixed(color)) }

  /// Components of 0…1; values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity)))
  }

  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A gray of 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A colour of the hexagonal HSB model; components of 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour that follows the colour scheme.
  public init(light: Color, dark: Color) {
    self.init(.schemes(light: light.shown(in: .light), dark: dark.shown(in: .dark)))
  }

  /// A colour of the system's palette: `Color(.systemBackground)`.
  public init(_ color: SystemColor) { self.init(.system(color)) }

  /// A colour of the system's palette, in the spelling that UIKit's colours have in SwiftUI.
  public init(uiColor: SystemColor) { self.init(.system(uiColor)) }

  /// The same colour with its alpha multiplied by 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacityFactor *= opacity > 0 ? min(opacity, 1) : 0
    return copy
  }
}

extension Color {
  /// The color of one scheme, where it is several: colors of schemes then never contain others.
  fileprivate func shown(in scheme: ColorScheme) -> Color {
    guard case .schemes(let light, let dark) = source else { return self }
    return (scheme == .dark ? dark : light).opacity(opacityFactor)
  }

  /// The color with another one wherever it is the accent color.
  func replacingAccent(with accent: Color) -> Color {
    switch source {
    case .fixed, .system: self
    case .accent: accent.opacity(opacityFactor)
    case .schemes(let light, let dark):
      Color(light: light.replacingAccent(with: accent), dark: dark.replacingAccent(with: accent)).opacity(opacityFactor)
    }
  }
}

extension Color {
  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> RGBA {
    let color: RGBA
    switch source {
    case .fixed(let fixed): color = fixed
    case .system(let system):
      color = system.resolve(
        scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
        isElevated: environment.isElevated)
    case .schemes(let light, let dark):
      color = (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    case .accent: color = (environment.tint ?? Color(.systemBlue)).resolve(in: environment)
    }
    return opacityFactor < 1 ? color.multipliedAlpha(by: opacityFactor) : color
  }
}

extension Color: CustomStringConvertible {
  /// What text forms of views show: `#FF9500`, `systemBlue`, `accent`, with an opacity below 1 as `systemBlue@0.5`.
  public var description: String {
    let name =
      switch source {
      case .fixed(let color): color.description
      case .system(let color): color.name
      case .schemes(let light, let dark): "light: \(light), dark: \(dark)"
      case .accent: "accent"
      }
    return opacityFactor < 1 ? "\(name)@\(formatted(opacityFactor))" : name
  }
}

/// A component of 0…1 as a byte, rounded half up.
private func byte(_ component: Double) -> UInt8 {
  guard component > 0 else { return 0 }
  return UInt8((min(component, 1) * 255 + 0.5).rounded(.down))
}

/// Red, green and blue of a colour in the HSB model: the hue's place in a hexagon of six ramps.
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
