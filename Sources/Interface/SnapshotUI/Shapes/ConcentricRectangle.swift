/// A rectangle whose corners follow those of the container shape, which `containerShape(_:)` sets.
///
/// Concentric corners are those of the container shape. They are not reduced by the distance from the container's edge.
nonisolated public struct ConcentricRectangle: InsettableShape, EnvironmentalShape, Sendable {
  private let corners: Edge.Corner.Style
  private var amount: CGFloat = 0

  /// Creates a rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of a style. `isUniform` has no effect, because all corners are equal.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rectangle without a container shape.
  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: corners.radius ?? 0).inset(by: amount).path(in: rect)
  }

  /// Returns the shape inset by a distance in points.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }

  func shape(in environment: EnvironmentValues) -> any Shape {
    guard corners.isConcentric, let container = environment.containerShape else {
      return RoundedRectangle(cornerRadius: corners.radius ?? 0).inset(by: amount)
    }
    return amount == 0 ? container : insetShape(container)
  }

  private func insetShape(_ container: some InsettableShape) -> any Shape { container.inset(by: amount) }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let isConcentric: Bool
      /// The radius in points where there is no container shape.
      let radius: CGFloat?

      /// As the corner of the container shape.
      public static let concentric = Style(isConcentric: true, radius: nil)

      /// As the corner of the container shape. Without one the corner has the minimum.
      public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }

      /// With a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(isConcentric: false, radius: radius.isFinite ? max(0, radius) : 0)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of a style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
