/// A gradient from a center outward, whose radii are fractions of the width and the height.
nonisolated public struct EllipticalGradient: DrawnShapeStyle, PrimitiveView, Hashable, Sendable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates a gradient between two fractions of the width and the height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors between two fractions of the width and the height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops between two fractions of the width and the height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a circular gradient, which texts use.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    paint(
      center: center.point(in: rect, environment: environment), unit: max(rect.width, rect.height), in: environment)
  }

  /// Fills a path with circles that are stretched to the proportions of the frame.
  package func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder
  ) {
    let point = center.point(in: rect, environment: environment)
    let stretch = Transform(scaleX: Double(rect.width), y: Double(rect.height))
      .concatenating(Transform(translationX: Double(point.x), y: Double(point.y)))
    guard let inverse = stretch.inverse else { return }
    canvas.saved { canvas in
      canvas.concatenate(stretch)
      canvas.fill(path.applying(inverse), with: paint(center: .zero, unit: 1, in: environment), rule: rule)
    }
  }

  private func paint(center: CGPoint, unit: CGFloat, in environment: EnvironmentValues) -> Paint {
    let stops = gradient.resolve(in: environment)
    guard let first = stops.first else { return .color(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    return .gradient(
      GradientPaint(
        .radial(
          start: center, startRadius: startRadiusFraction * unit, end: center, endRadius: endRadiusFraction * unit),
        stops: stops))
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: "EllipticalGradient", detail: gradient.stops.map(\.color.description).joined(separator: " "),
        path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient of evenly spaced colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    .ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
