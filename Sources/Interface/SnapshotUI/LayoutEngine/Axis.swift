/// The horizontal or the vertical axis.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from bits: 1 for `horizontal`, 2 for `vertical`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

// Accessors for layouts that are written once for both axes.
extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func length(of proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.width : proposal.height }

  func coordinate(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func size(along length: CGFloat, across other: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }

  func point(along coordinate: CGFloat, across other: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: coordinate, y: other) : CGPoint(x: other, y: coordinate)
  }

  func proposal(along length: CGFloat?, across other: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: length, height: other) : ProposedViewSize(width: other, height: length)
  }
}
