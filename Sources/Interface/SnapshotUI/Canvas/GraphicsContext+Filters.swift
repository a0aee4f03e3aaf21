extension GraphicsContext {
  /// The options of a filter. They have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters in linear light. Has no effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options of a blur. They have no effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An opaque result. Has no effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithering. Has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A filter of the drawing of a context.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case layer(LayerFilter)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case multiply(Color)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    let kind: Kind

    func resolve(in environment: EnvironmentValues) -> LayerFilter {
      switch kind {
      case .layer(let layer): return layer
      case .shadow(let color, let radius, let x, let y):
        return .shadow(
          Shadow(color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y)))
      case .alphaThreshold(let min, let max, let color):
        return .alphaThreshold(min: min, max: max, color: color.rgba(in: environment))
      case .multiply(let color):
        let factor = color.rgba(in: environment)
        let (r, g, b, a) = (
          Double(factor.red) / 255, Double(factor.green) / 255, Double(factor.blue) / 255, Double(factor.alpha) / 255
        )
        return .colorMatrix(ColorMatrix([r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0]))
      }
    }

    private static func layer(_ filter: LayerFilter) -> Filter { Filter(kind: .layer(filter)) }

    /// Returns a blur of a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      layer(.blur(radius: radius))
    }

    /// Returns a shadow below the drawing.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Returns a multiplication of the saturation.
    public static func saturation(_ amount: Double) -> Filter { layer(.colorMatrix(.saturation(amount))) }

    /// Returns a removal of colors by a fraction of 0…1.
    public static func grayscale(_ amount: Double) -> Filter {
      layer(.colorMatrix(.saturation(1 - min(max(amount, 0), 1))))
    }

    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { layer(.colorMatrix(.hueRotation(angle))) }

    /// Returns an addition to each color channel.
    public static func brightness(_ amount: Double) -> Filter {
      layer(
        .colorMatrix(ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])))
    }

    /// Returns a multiplication of the contrast.
    public static func contrast(_ amount: Double) -> Filter { layer(.colorMatrix(.contrast(amount))) }

    /// Returns an inversion of colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter { layer(.colorMatrix(.invert)) }

    /// Returns a multiplication by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Returns a filter that gives all pixels whose alpha is in a range one color, and makes the others transparent.
    ///
    /// After a blur, shapes that are close to each other flow together:
    ///
    ///     context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
    ///     context.addFilter(.blur(radius: 12))
    ///     context.drawLayer { layer in … }
    ///
    /// - Parameters:
    ///   - min: The smallest alpha of the range, from 0 to 1.
    ///   - max: The largest alpha of the range.
    ///   - color: The color of the pixels in the range.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }
  }
}
