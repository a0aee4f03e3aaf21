/// A point as fractions of a rectangle's width and height, from (0, 0) for the top leading corner to (1, 1) for the
/// bottom trailing corner.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, from the top edge.
  public var y: CGFloat

  /// Creates a point from fractions.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// Returns the point in a rectangle, measured from its left top corner.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
