/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  indirect case gradient(GradientPaint)
  indirect case pattern(ImagePattern)
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

  /// How colours between two stops are found.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// Channels and alpha apart, in encoded sRGB: HTML canvas and SVG.
    case straight
    /// Channels times alpha, in encoded sRGB: CSS.
    case premultiplied
    /// Channels and alpha apart, in linear light: SVG's `linearRGB`.
    case linear
    /// Channels times alpha, in linear light.
    case linearPremultiplied = "linear-premultiplied"
  }

  public var geometry: Geometry
  public var stops: [Stop]
  public var spread: Spread
  public var interpolation: Interpolation

  public init(
    _ geometry: Geometry, stops: [Stop], spread: Spread = .pad, interpolation: Interpolation = .straight
  ) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.interpolation = interpolation
  }
}

/// A blurred copy of a shape in one colour, as CSS's box-shadow and Core Graphics draw it.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  /// The blur's radius in points; the Gaussian's standard deviation is half of it.
  public var radius: CGFloat
  public var offset: CGSize
  /// How far the shape's outline is moved outward before it is blurred, in points; inward where negative. Sharp corners
  /// stay sharp and round ones keep their centre, as in CSS. The shadow of a group has none.
  public var spread: CGFloat

  public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero, spread: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
  }
}

/// How a picture is sampled when it is drawn larger or smaller.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable {
  case nearest
  /// Bilinear when enlarged, averaged over the source's area when reduced.
  case smooth
  /// Always the two nearest pixels along each axis, mixed by distance.
  case bilinear
  /// Always the average of what a pixel stands for: enlarged pixels keep their edges, anti-aliased.
  case area
}
