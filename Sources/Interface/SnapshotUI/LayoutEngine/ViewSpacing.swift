/// The preferred distances of a view from its neighbors in a stack without explicit spacing, in points.
public struct ViewSpacing: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
  /// The distances of the texts at the edges.
  var text = TextEdges()
  /// Whether the view is a divider.
  var isDivider = false

  /// The distances of the texts at the top and the bottom edge of a view; `nil` for an edge without a text.
  struct TextEdges: Hashable, Sendable {
    var top: TextDistances?
    var bottom: TextDistances?
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
  /// paragraph. Dividers have distances to texts that depend on the font.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .vertical, bottom == nil, next.top == nil, let distance = distance(ofTextsTo: next) { return distance }
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, its) {
    case (nil, nil): return Self.fallback
    case (let distance?, nil), (nil, let distance?): return distance
    case (let first?, let second?): return max(first, second)
    }
  }

  /// Returns the distance between two texts, or a text and a divider.
  private func distance(ofTextsTo next: ViewSpacing) -> CGFloat? {
    switch (text.bottom, next.text.top) {
    case (_?, let lower?): lower.leading
    case (let upper?, nil): next.isDivider ? upper.dividerBelow : nil
    case (nil, let lower?): isDivider ? lower.dividerAbove : nil
    case (nil, nil): nil
    }
  }
}

/// The preferred distances of a text from its neighbors in points.
struct TextDistances: Hashable, Sendable {
  /// The leading of the text, rounded up to a pixel: the distance from a text above.
  var leading: CGFloat
  /// The distance from a divider above.
  var dividerAbove: CGFloat
  /// The distance from a divider below.
  var dividerBelow: CGFloat

  /// Returns the greater distances of both.
  func union(_ other: TextDistances) -> TextDistances {
    TextDistances(
      leading: max(leading, other.leading), dividerAbove: max(dividerAbove, other.dividerAbove),
      dividerBelow: max(dividerBelow, other.dividerBelow))
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
