/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The stops in an environment, in ascending order of location.
  func resolve(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var resolved: [GradientPaint.Stop] = []
    resolved.reserveCapacity(stops.count)
    for stop in stops {
      // A stop that lies before its predecessor moves up to it, as in SVG and CSS.
      let location = max(stop.location, resolved.last?.location ?? stop.location)
      resolved.append(GradientPaint.Stop(color: stop.color.resolve(in: environment), location: location))
    }
    return resolved
  }
}

/// A gradient laid over the rectangle of what it paints; as a view it fills what it is offered.
protocol GradientStyle: ShapeStyle, PrimitiveView {
  var gradient: Gradient { get }
  static var name: String { get }
  func geometry(in rect: CGRect, environment: EnvironmentValues) -> GradientPaint.Geometry
  func stops(_ resolved: [GradientPaint.Stop]) -> [GradientPaint.Stop]
}

extension GradientStyle {
  func stops(_ resolved: [GradientPaint.Stop]) -> [GradientPaint.Stop] { resolved }

  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let resolved = gradient.resolve(in: environment)
    guard let first = resolved.first else { return .color(.clear) }
    guard resolved.count > 1 else { return .color(first.color) }
    return .gradient(GradientPaint(geometry(in: rect, environment: environment), stops: stops(resolved)))
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: Self.name, detail: gradient.stops.map(\.color.description).joined(separator: " "),
        path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

extension UnitPoint {
  /// The point of a rectangle, its fractions counted from the leading edge.
  func point(in rect: CGRect, environment: EnvironmentValues) -> CGPoint {
    environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - x, y: y).point(in: rect) : point(in: rect)
  }
}
