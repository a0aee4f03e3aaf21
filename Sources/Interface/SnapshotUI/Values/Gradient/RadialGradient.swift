/// A gradient from a center outward, between two radii in points.
nonisolated public struct RadialGradient: GradientStyle, ShapeStyle, PrimitiveView, Hashable, Sendable {
  static let name = "RadialGradient"
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of stops between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  func geometry(in rect: CGRect, environment: EnvironmentValues) -> GradientPaint.Geometry {
    let middle = center.point(in: rect, environment: environment)
    return .radial(start: middle, startRadius: startRadius, end: middle, endRadius: endRadius)
  }
}
