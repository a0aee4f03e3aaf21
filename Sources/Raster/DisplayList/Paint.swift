/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(GradientPaint)
}

/// A gradient in the user space of the operation that it paints.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a position of 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    public var location: CGFloat

    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the gradient's parameter runs from 0 to 1; points in user space.
  public enum Geometry: Hashable, Sendable {
    /// Along the line between two points.
    case linear(start: CGPoint, end: CGPoint)
    /// Between two circles, as HTML canvas and SVG define it.
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// Clockwise around a centre, from an angle.
    case angular(center: CGPoint, start: Angle)
  }

  /// What lies before 0 and after 1.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    case pad
    case `repeat`
    case reflect
  }

  public var geometry: Geometry
  public var stops: [Stop]
  public var spread: Spread

  public init(_ geometry: Geometry, stops: [Stop], spread: Spread = .pad) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
  }
}

/// A blurred copy of a shape in one colour, as CSS's box-shadow and Core Graphics draw it.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  /// The blur's radius in points; the Gaussian's standard deviation is half of it.
  public var radius: CGFloat
  public var offset: CGSize

  public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// How a picture is sampled when it is drawn larger or smaller.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable {
  case nearest
  /// Bilinear when enlarged, averaged over the source's area when reduced.
  case smooth
}
