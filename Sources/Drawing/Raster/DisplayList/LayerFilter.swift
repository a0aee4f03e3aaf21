import Foundation

/// A filter that applies to a group before it is composited. Filters apply in order.
///
/// All filters compute with sRGB-encoded values, as Core Graphics, CSS filter functions and HTML canvas do, never in linear light.
/// A blur of red beside green is therefore darker between them than blurred light would be. (SVG's filter elements use linear light
/// unless `color-interpolation-filters` is `sRGB`.) Blurs and shadows use premultiplied channels, color matrices straight ones.
public enum LayerFilter: Hashable, Sendable {
  /// A Gaussian blur. Its standard deviation is half the radius in points, as for ``Shadow``.
  case blur(radius: CGFloat)
  /// Draws a blurred, colored copy of the group's alpha below the group, for example the shadow of text or an image.
  case shadow(Shadow)
  case colorMatrix(ColorMatrix)
  /// Gives all pixels whose alpha is in a range one color, and makes the others transparent. The range is from `min`
  /// to `max`, both included, with alphas of 0…1. A shape and its blur give the outlines of drops (metaballs).
  case alphaThreshold(min: Double, max: Double, color: RGBA)
  /// A projective transform of the group's pixels, in the user space of the group.
  case projection(ProjectiveTransform)
}

extension LayerFilter {
  /// Whether the filter keeps pixels near their position. A backdrop ignores other filters.
  var staysInPlace: Bool {
    if case .projection = self { false } else { true }
  }
}

/// A color matrix, as SVG's `feColorMatrix` in encoded sRGB. Each of red, green, blue and alpha (straight, 0…1) becomes
/// a linear combination of all four plus a constant, clamped to 0…1 and rounded once.
public struct ColorMatrix: Hashable, Sendable {
  /// Four rows (red, green, blue, alpha) of five values: the factors of red, green, blue and alpha, and a constant.
  /// Missing values are 0, additional ones are ignored.
  public var values: [Double]

  /// Creates a matrix from 20 values in row order.
  public init(_ values: [Double]) { self.values = values }

  /// The matrix that keeps all colors.
  public static let identity = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

  /// Inverts colors, as Smart Invert and CSS's `invert(1)`. Alpha is unchanged.
  public static let invert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

  /// Converts colors to their luma, as CSS's `grayscale(1)`.
  public static let grayscale = ColorMatrix([
    0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// Changes the saturation, as CSS's `saturate(amount)`: 0 is gray, 1 keeps colors.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorMatrix([
      r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
    ])
  }

  /// Multiplies channels by a factor, as CSS's `brightness(amount)`.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, 1, 0])
  }

  /// Scales each channel's distance from the middle, as CSS's `contrast(amount)`.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let middle = 0.5 - amount / 2
    return ColorMatrix([amount, 0, 0, 0, middle, 0, amount, 0, 0, middle, 0, 0, amount, 0, middle, 0, 0, 0, 1, 0])
  }
}

/// The property of a mask that determines the opacity of the masked content.
public enum MaskChannel: String, Hashable, Sendable, CaseIterable {
  case alpha
  /// The luminance of the mask's color (0.2125 red + 0.7154 green + 0.0721 blue, encoded) times its alpha, as defined
  /// by CSS Masking and SVG.
  case luminance
}
