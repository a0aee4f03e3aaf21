/// The preferred distances of a view from its neighbors in a stack without explicit spacing, in points.
public struct ViewSpacing: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
  /// The leading of the text at an edge, rounded up to a pixel; `nil` for an edge without a text.
  var text = TextEdges()

  /// The leadings of the texts at the top and the bottom edge of a view.
  struct TextEdges: Hashable, Sendable {
    var top: CGFloat?
    var bottom: CGFloat?
  }

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
  /// preference. A text below another text keeps the leading of its font as distance, so that both look like one
  /// paragraph.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .vertical, bottom == nil, next.top == nil, text.bottom != nil, let leading = next.text.top {
      return leading
    }
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, its) {
    case (nil, nil): return Self.fallback
    case (let distance?, nil), (nil, let distance?): return distance
    case (let first?, let second?): return max(first, second)
    }
  }
}

extension ViewSpacing {
  /// The spacing without preferences of texts at some edges. A frame or padding around a text isn't a text.
  func withoutTexts(top: Bool, bottom: Bool) -> ViewSpacing {
    var spacing = self
    if top { spacing.text.top = nil }
    if bottom { spacing.text.bottom = nil }
    return spacing
  }
}
