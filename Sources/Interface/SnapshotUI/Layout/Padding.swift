/// An edge of a view.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from bits: 1 for `top`, 2 for `leading`, 4 for `bottom`, 8 for `trailing`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension EdgeInsets {
  /// Creates insets of the same length at some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets with 0 for lengths that are infinite or not a number.
  fileprivate var madeFinite: EdgeInsets {
    EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// The layout of padding around a child.
struct PaddingLayout: UnaryLayout {
  var insets: EdgeInsets

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
    let size = child.size(offered)
    return (
      CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical),
      Arrangement.Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offered)
    )
  }
}

extension PaddingLayout {
  func spacing(of node: LayoutNode) -> ViewSpacing {
    (node.children.first?.spacing ?? ViewSpacing()).withoutTexts(top: insets.top != 0, bottom: insets.bottom != 0)
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    let (along, other) =
      axis == .horizontal ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
    guard along >= 0, let child = node.children.first else { return nil }
    return child.least(along: axis, across: across.map { max(0, $0 - other) }) + along
  }
}

nonisolated extension View {
  /// Adds padding at some edges of the view.
  ///
  /// - Parameter length: The padding in points; `nil` for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds the same padding at all edges of the view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Adds padding to the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(
      "padding", insets.summary, layout: PaddingLayout(insets: insets.madeFinite),
      reporting: invalidValues(
        of: "padding", ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing)))
  }
}

extension EdgeInsets {
  /// The insets in text forms: one number if all are equal, otherwise top, leading, bottom, trailing.
  var summary: String {
    if top == leading, top == bottom, top == trailing { return formatted(top) }
    return [top, leading, bottom, trailing].map(formatted).joined(separator: " ")
  }
}
