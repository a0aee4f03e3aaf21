/// A shape that can be made smaller on all sides, as the line of a border inside of it needs.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inward by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller than its own. Right for shapes whose outline follows from the rectangle alone.
public struct InsetRectShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    rect.shrunk(by: amount).map { base.path(in: $0) } ?? Path()
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public func inset(by more: CGFloat) -> InsetRectShape { InsetRectShape(base: base, amount: amount + more) }
}

extension CGRect {
  /// The rectangle with all edges moved inward, or `nil` when nothing is left of it.
  func shrunk(by amount: CGFloat) -> CGRect? {
    guard width >= 2 * amount, height >= 2 * amount else { return nil }
    return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
