/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape, Sendable {
  /// Creates an ellipse.
  public init() {}

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the ellipse in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by a distance in points.
  public func inset(by amount: CGFloat) -> InsetRectShape<Ellipse> { InsetRectShape(base: self, amount: amount) }
}
