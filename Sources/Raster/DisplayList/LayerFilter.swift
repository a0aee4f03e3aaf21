/// What happens to a group as a whole before it is composited. Filters apply in the order of the list.
public enum LayerFilter: Hashable, Sendable {
  /// A Gaussian blur; its standard deviation is half of the radius in points, as for ``Shadow``.
  case blur(radius: CGFloat)
  /// A blurred, coloured copy of the group's alpha under the group; the shadow that text and pictures cast.
  case shadow(Shadow)
  case colorMatrix(ColorMatrix)
}

/// A matrix over straight colours with channels of 0…1: each of red, green, blue and alpha becomes a sum of all four
/// and a constant, clamped to 0…1 and rounded once. SVG's `feColorMatrix` in encoded sRGB.
public struct ColorMatrix: Hashable, Sendable {
  /// Four rows (red, green, blue, alpha) of five numbers: the shares of red, green, blue and alpha, and a constant.
  /// Missing numbers count as zero, further ones are not looked at.
  public var values: [Double]

  public init(_ values: [Double]) { self.values = values }

  /// Leaves every colour as it is.
  public static let identity = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

  /// Smart Invert's and CSS's `invert(1)`: each channel becomes one minus itself, alpha stays.
  public static let invert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

  /// CSS's `grayscale(1)`: each channel becomes the colour's luma.
  public static let grayscale = ColorMatrix([
    0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// CSS's `saturate(amount)`: 0 is gray, 1 leaves colours as they are.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorMatrix([
      r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
    ])
  }

  /// CSS's `brightness(amount)`: each channel times a factor.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, 1, 0])
  }

  /// CSS's `contrast(amount)`: each channel's distance from the middle times a factor.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let middle = 0.5 - amount / 2
    return ColorMatrix([amount, 0, 0, 0, middle, 0, amount, 0, 0, middle, 0, 0, amount, 0, middle, 0, 0, 0, 1, 0])
  }
}

/// What of a mask's drawing says how much of the masked drawing stays.
public enum MaskChannel: String, Hashable, Sendable, CaseIterable {
  case alpha
  /// The luminance of the mask's colour (0.2125 red + 0.7154 green + 0.0721 blue, encoded) times its alpha, as CSS
  /// Masking and SVG define it.
  case luminance
}
