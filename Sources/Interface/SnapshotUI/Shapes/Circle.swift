/// A circle centered in its frame, with the frame's shorter side as its diameter.
nonisolated public struct Circle: InsettableShape, Sendable {
  /// Creates a circle.
  public init() {}

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }

  /// Returns the circle inset by a distance in points.
  public func inset(by amount: CGFloat) -> InsetRectShape<Circle> { InsetRectShape(base: self, amount: amount) }
}
