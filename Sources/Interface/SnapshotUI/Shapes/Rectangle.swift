/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, Sendable {
  /// Creates a rectangle.
  public init() {}

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by a distance in points.
  public func inset(by amount: CGFloat) -> InsetRectShape<Rectangle> { InsetRectShape(base: self, amount: amount) }
}
