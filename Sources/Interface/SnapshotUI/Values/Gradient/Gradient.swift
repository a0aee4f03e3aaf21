/// Colors at locations from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location of the stop, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the stops in an environment, in ascending order of their locations.
  func resolve(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var resolved: [GradientPaint.Stop] = []
    resolved.reserveCapacity(stops.count)
    for stop in stops {
      // A stop before its predecessor moves to the predecessor's location, as in SVG and CSS.
      let location = max(stop.location, resolved.last?.location ?? stop.location)
      resolved.append(GradientPaint.Stop(color: stop.color.rgba(in: environment), location: location))
    }
    return resolved
  }
}

/// A gradient over the rectangle that it paints. As a view it fills its proposal.
nonisolated protocol GradientStyle: ShapeStyle, PrimitiveView {
  var gradient: Gradient { get }
  static var name: String { get }
  func geometry(in rect: CGRect, environment: EnvironmentValues) -> GradientPaint.Geometry
  func stops(_ resolved: [GradientPaint.Stop]) -> [GradientPaint.Stop]
}

extension GradientStyle {
  func stops(_ resolved: [GradientPaint.Stop]) -> [GradientPaint.Stop] { resolved }

  /// Returns the gradient over a rectangle as a paint. Without stops it is transparent.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let resolved = gradient.resolve(in: environment)
    guard let first = resolved.first else { return .color(.clear) }
    guard resolved.count > 1 else { return .color(first.color) }
    return .gradient(GradientPaint(geometry(in: rect, environment: environment), stops: stops(resolved)))
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: Self.name, detail: gradient.stops.map(\.color.description).joined(separator: " "),
        path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

extension UnitPoint {
  /// Returns the point in a rectangle, mirrored in right-to-left layouts.
  func point(in rect: CGRect, environment: EnvironmentValues) -> CGPoint {
    environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - x, y: y).point(in: rect) : point(in: rect)
  }
}
