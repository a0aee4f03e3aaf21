/// A layout that draws the child at an offset and keeps its original space. A positive x points to the trailing edge.
struct OffsetLayout: UnaryLayout {
  var offset: CGSize

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let origin = CGPoint(x: finite(offset.width), y: finite(offset.height))
    return (child.size(proposal), Arrangement.Placement(origin: origin, proposal: proposal))
  }

  /// Guides are those of the original position, because neighbors align with it.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: proposal)
  }
}

/// A layout that takes the proposed size and places the center of its child at a point.
struct PositionLayout: UnaryLayout {
  var center: CGPoint

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let size = child.size(proposal)
    let origin = CGPoint(x: finite(center.x - size.width / 2), y: finite(center.y - size.height / 2))
    let room = proposal.replacingUnspecifiedDimensions(by: size)
    return (room, Arrangement.Placement(origin: origin, proposal: proposal))
  }
}

/// A layout that sets a guide of its child.
struct GuideLayout: UnaryLayout {
  var key: AlignmentKey
  var position: (ViewDimensions) -> CGFloat

  var ownGuides: StatedGuides { .any }

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    return key == self.key ? position(child.dimensions(proposal)) : child.explicitGuide(key, for: proposal)
  }
}

nonisolated extension View {
  /// Moves the view when it is drawn, without affecting the layout. A positive x points toward the trailing edge, a
  /// positive y down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(
      "offset", "x \(formatted(x)), y \(formatted(y))", layout: OffsetLayout(offset: CGSize(width: x, height: y)),
      reporting: invalidValues(of: "offset", ("x", x), ("y", y)))
  }

  /// Moves the view when it is drawn, without affecting the layout. A positive width points toward the trailing edge, a
  /// positive height down.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Places the center of the view at a position in the proposed size. The modified view takes the proposed size.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(
      "position", "x \(formatted(x)), y \(formatted(y))", layout: PositionLayout(center: CGPoint(x: x, y: y)),
      reporting: invalidValues(of: "position", ("x", x), ("y", y)))
  }

  /// Places the center of the view at a position in the proposed size. The modified view takes the proposed size.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Sets the position of an alignment guide of the view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(GuideModifier(key: guide.key, position: computeValue))
  }

  /// Sets the position of an alignment guide of the view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(GuideModifier(key: guide.key, position: computeValue))
  }
}

/// Sets an alignment guide. The closure runs with the environment and the state of the body that contains it.
private struct GuideModifier: NamedModifier {
  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  var name: String { "alignmentGuide" }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let layout = GuideLayout(key: key) { dimensions in context.evaluate { position(dimensions) } }
    return try WrappingModifier(name: name, layout: layout).elements(of: content, in: context)
  }
}
