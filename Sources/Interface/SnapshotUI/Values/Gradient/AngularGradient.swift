/// A gradient around a center, clockwise.
nonisolated public struct AngularGradient: GradientStyle, ShapeStyle, PrimitiveView, Hashable, Sendable {
  static let name = "AngularGradient"
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a full turn, starting at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Creates a gradient of evenly spaced colors over a full turn, starting at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops over a full turn, starting at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func geometry(in rect: CGRect, environment: EnvironmentValues) -> GradientPaint.Geometry {
    .angular(center: center.point(in: rect, environment: environment), start: min(startAngle, endAngle))
  }

  /// The stops as fractions of a full turn. The remaining angle of an incomplete turn is split between the last and the
  /// first color.
  func stops(_ resolved: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    let sweep = abs(endAngle.radians - startAngle.radians) / (2 * Double.pi)
    var stops = resolved
    if endAngle < startAngle {
      stops = stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
    }
    guard sweep < 1, let first = stops.first, let last = stops.last else { return stops }
    stops = stops.map { GradientPaint.Stop(color: $0.color, location: $0.location * CGFloat(sweep)) }
    let seam = CGFloat((1 + sweep) / 2)
    stops.append(GradientPaint.Stop(color: last.color, location: seam))
    stops.append(GradientPaint.Stop(color: first.color, location: seam))
    return stops
  }
}
