import Foundation

/// The color, gradient or pattern of a shape.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  indirect case gradient(GradientPaint)
  indirect case pattern(ImagePattern)
}

/// A gradient in the user space of the painted operation, or in a space of its own that ``transform`` maps to it.
public struct GradientPaint: Hashable, Sendable {
  /// A color at a location of 0…1.
  public struct Stop: Hashable, Sendable {
    /// The color at the stop.
    public var color: RGBA
    /// The position along the gradient, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The line or curve along which the gradient's parameter goes from 0 to 1, in the gradient's space.
  public enum Geometry: Hashable, Sendable {
    /// Along the line between two points.
    case linear(start: CGPoint, end: CGPoint)
    /// Between two circles, as in HTML canvas and SVG.
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// Clockwise around a center, starting at an angle.
    case angular(center: CGPoint, start: Angle)
  }

  /// How colors continue before 0 and after 1.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    case pad
    case `repeat`
    case reflect
  }

  /// The color space in which colors between two stops are interpolated.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// Straight alpha in encoded sRGB, as in HTML canvas and SVG.
    case straight
    /// Premultiplied alpha in encoded sRGB, as in CSS.
    case premultiplied
    /// Straight alpha in linear light, as SVG's `linearRGB`.
    case linear
    /// Premultiplied alpha in linear light.
    case linearPremultiplied = "linear-premultiplied"
  }

  /// The shape of the gradient.
  public var geometry: Geometry
  /// The colors, in order of their locations.
  public var stops: [Stop]
  /// The colors before the first and after the last stop.
  public var spread: Spread
  /// The color space of the interpolation.
  public var interpolation: Interpolation
  /// The transform from the gradient's space to user space, as SVG's `gradientTransform`. A gradient whose transform is
  /// not invertible paints nothing.
  public var transform: Transform

  /// Creates a gradient.
  public init(
    _ geometry: Geometry, stops: [Stop], spread: Spread = .pad, interpolation: Interpolation = .straight,
    transform: Transform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.interpolation = interpolation
    self.transform = transform
  }
}
