/// A shape that depends on the environment.
protocol EnvironmentalShape: Shape {
  /// Returns the shape in an environment.
  func shape(in environment: EnvironmentValues) -> any Shape
}

/// The container shape of the environment, set by `containerShape(_:)`; a rectangle without one.
nonisolated public struct ContainerRelativeShape: InsettableShape, EnvironmentalShape, Sendable {
  private var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns a rectangle. Fills, strokes and clips replace it by the container shape.
  public func path(in rect: CGRect) -> Path { rect.shrunk(by: amount).map { Path($0) } ?? Path() }

  /// Returns the shape inset by a distance in points.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  func shape(in environment: EnvironmentValues) -> any Shape {
    guard let container = environment.containerShape else { return Rectangle().inset(by: amount) }
    return amount == 0 ? container : insetShape(container)
  }

  private func insetShape(_ container: some InsettableShape) -> any Shape { container.inset(by: amount) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The container shape of the environment.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension EnvironmentValues {
  /// Returns the shape in this environment.
  func resolved(_ shape: any Shape) -> any Shape {
    (shape as? any EnvironmentalShape)?.shape(in: self) ?? shape
  }
}
