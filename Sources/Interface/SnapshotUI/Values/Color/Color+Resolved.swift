extension Color {
  /// The components of a color in an environment, in sRGB, 0…1. They are exact to a step of 1/255.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red component, with the transfer curve of sRGB.
    public var red: Float
    /// The green component, with the transfer curve of sRGB.
    public var green: Float
    /// The blue component, with the transfer curve of sRGB.
    public var blue: Float
    /// The opacity, from 0 for transparent.
    public var opacity: Float

    /// Creates a color from components of a color space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let components = colorSpace.inSRGB(Double(red), Double(green), Double(blue))
      self.red = Float(components.0)
      self.green = Float(components.1)
      self.blue = Float(components.2)
      self.opacity = opacity
    }

    init(_ color: RGBA) {
      red = Float(color.red) / 255
      green = Float(color.green) / 255
      blue = Float(color.blue) / 255
      opacity = Float(color.alpha) / 255
    }

    /// The red component in linear light.
    public var linearRed: Float {
      get { linear(red) }
      set { red = encoded(newValue) }
    }

    /// The green component in linear light.
    public var linearGreen: Float {
      get { linear(green) }
      set { green = encoded(newValue) }
    }

    /// The blue component in linear light.
    public var linearBlue: Float {
      get { linear(blue) }
      set { blue = encoded(newValue) }
    }

    private func linear(_ encoded: Float) -> Float { Float(SRGBCurve.linear(Double(encoded))) }

    private func encoded(_ linear: Float) -> Float { Float(SRGBCurve.encoded(Double(linear))) }
  }

  /// Creates a color that is the same in every environment.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the color as a paint.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    .color(Color(self).rgba(in: environment))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The text form of the color: `#FF9500FF`, with its opacity as the last two digits.
  public var description: String {
    let color = Color(self).rgba(in: EnvironmentValues())
    return "#"
      + [color.red, color.green, color.blue, color.alpha].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }
      .joined()
  }
}
