/// Content that may be longer than its frame: what does not fit is cut off. Nothing scrolls; the start is shown.
///
/// Where nothing is proposed along a scrolled axis, the frame is as long as the content, so that a render without a
/// height shows all of it.
public struct ScrollView<Content: View>: PrimitiveView {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    inner.stackAxis = axis
    var children = try inner.elements(of: content)
    if children.count > 1 {
      // Several views follow each other along the axis.
      let stack = StackLayout(
        axis: axis, spacing: nil,
        alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
      children = [
        ViewElement(
          axis == .vertical ? "VStack" : "HStack", kind: .container, layout: stack, children: children, in: context)
      ]
    }
    return [
      ViewElement(
        "ScrollView", kind: .container, layout: ScrollLayout(axes: axes),
        drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }), children: children, in: context)
    ]
  }
}

/// Offers the content all the length it wants along some axes, and shows its start.
struct ScrollLayout: ElementLayout {
  var axes: Axis.Set

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let content = node.children.first else { return Arrangement(size: .zero, placements: []) }
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let wanted = content.dimensions(offered)
    let size = CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? wanted.width : wanted.width,
      height: axes.contains(.vertical) ? proposal.height ?? wanted.height : wanted.height)
    let centered = ViewDimensions(size).offset(of: wanted, aligned: .center)
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? 0 : centered.x, y: axes.contains(.vertical) ? 0 : centered.y)
    return Arrangement(size: size, placements: [Arrangement.Placement(origin: origin, proposal: offered)])
  }
}
