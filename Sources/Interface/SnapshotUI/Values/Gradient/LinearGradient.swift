/// A gradient along a line between two points.
nonisolated public struct LinearGradient: GradientStyle, ShapeStyle, PrimitiveView, Hashable, Sendable {
  static let name = "LinearGradient"
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func geometry(in rect: CGRect, environment: EnvironmentValues) -> GradientPaint.Geometry {
    .linear(
      start: startPoint.point(in: rect, environment: environment),
      end: endPoint.point(in: rect, environment: environment))
  }
}

extension Gradient: ShapeStyle {
  /// Returns the gradient from the top to the bottom of a rectangle.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).resolvePaint(in: environment, rect: rect)
  }
}
