/// A color between two others.
struct ColorMixture: Hashable, Sendable {
  var first: Color
  var second: Color
  /// The part of the second color, 0…1.
  let fraction: Double
  let space: Gradient.ColorSpace

  func mapColors(_ transform: (Color) -> Color) -> ColorMixture {
    ColorMixture(first: transform(first), second: transform(second), fraction: fraction, space: space)
  }

  /// Returns the mixture of the colors in an environment. Opacities are mixed like components.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    let colors = (first.rgba(in: environment), second.rgba(in: environment))
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let alpha = byte(mixed(Double(colors.0.alpha) / 255, Double(colors.1.alpha) / 255))
    guard space == .perceptual else {
      func component(_ path: KeyPath<RGBA, UInt8>) -> UInt8 {
        byte(mixed(Double(colors.0[keyPath: path]) / 255, Double(colors.1[keyPath: path]) / 255))
      }
      return RGBA(red: component(\.red), green: component(\.green), blue: component(\.blue), alpha: alpha)
    }
    let (a, b) = (OKLabColor(colors.0), OKLabColor(colors.1))
    let light = OKLabColor(lightness: mixed(a.lightness, b.lightness), a: mixed(a.a, b.a), b: mixed(a.b, b.b))
      .linearSRGB
    return RGBA(
      red: byte(SRGBCurve.encoded(light.red)), green: byte(SRGBCurve.encoded(light.green)),
      blue: byte(SRGBCurve.encoded(light.blue)), alpha: alpha)
  }

  private func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255 + 0.5).rounded(.down)) }
}

extension OKLabColor {
  /// Creates a color without its opacity.
  fileprivate init(_ color: RGBA) {
    self.init(
      linearRed: SRGBCurve.linear(Double(color.red) / 255), green: SRGBCurve.linear(Double(color.green) / 255),
      blue: SRGBCurve.linear(Double(color.blue) / 255))
  }
}

extension Gradient {
  /// The color space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The components of sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal distances look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// Returns a color between this one and another.
  ///
  /// - Parameter fraction: The part of the other color, 0…1.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(
      .mixed(
        ColorMixture(
          first: self, second: rhs, fraction: fraction > 0 ? min(fraction, 1) : 0, space: colorSpace)))
  }
}
