/// The distances that a view wants from its neighbours where a stack has no explicit spacing, in points. A side of
/// `nil` states nothing.
public struct ViewSpacing: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// What stands between two views that state nothing.
  static let fallback: CGFloat = 8
  /// Touches its neighbours.
  static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates the default spacing.
  public init() {}

  init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance to the view that follows along an axis: the larger of what both state, 8 where neither states any.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, its) {
    case (nil, nil): return Self.fallback
    case (let distance?, nil), (nil, let distance?): return distance
    case (let first?, let second?): return max(first, second)
    }
  }
}
