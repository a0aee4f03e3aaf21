/// A shape that can be inset, so that a border can be drawn inside it.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edges moved inward by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in an inset rectangle. Use it for shapes whose outline depends only on the rectangle.
nonisolated public struct InsetRectShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// Returns the outline of the base shape in the inset rectangle; empty if the rectangle is too small.
  public func path(in rect: CGRect) -> Path {
    rect.shrunk(by: amount).map { base.path(in: $0) } ?? Path()
  }

  /// Returns the size of the base shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// Returns the shape inset by an additional distance in points.
  public func inset(by more: CGFloat) -> InsetRectShape { InsetRectShape(base: base, amount: amount + more) }
}

extension CGRect {
  /// Returns the rectangle with all edges moved inward, or `nil` if it is too small.
  func shrunk(by amount: CGFloat) -> CGRect? {
    guard width >= 2 * amount, height >= 2 * amount else { return nil }
    return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
