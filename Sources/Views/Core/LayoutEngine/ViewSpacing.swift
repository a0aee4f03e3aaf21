/// The preferred distances of a view from its neighbors in a stack without explicit spacing, in points.
public struct ViewSpacing: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The distance between two views without a preference.
  static let fallback: CGFloat = 8
  /// No distance to neighbors.
  static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates a spacing without a preference.
  public init() {}

  init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the distance to the next view along an axis: the larger preference of both, or 8 points without a
  /// preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, its) {
    case (nil, nil): return Self.fallback
    case (let distance?, nil), (nil, let distance?): return distance
    case (let first?, let second?): return max(first, second)
    }
  }
}
