/// A container that clips content longer than its frame. It doesn't scroll: it shows the start of the content, or the
/// part at ``View/defaultScrollAnchor(_:)``.
///
/// If the proposal along a scrolled axis is unspecified, the frame is as long as the content. A picture without a
/// height therefore shows all content.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content can be longer than the frame.
  public var axes: Axis.Set
  /// Has no effect: indicators are never drawn.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Creates a scroll view. `showsIndicators` has no effect.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    // The anchor doesn't apply to nested scroll views.
    if inner.environment.scrollAnchor != nil { inner.environment.scrollAnchor = nil }
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    inner.stackAxis = axis
    var children = try inner.elements(of: content)
    if children.count > 1 {
      // Several views are stacked along the axis.
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
        "ScrollView", kind: .container, layout: ScrollLayout(axes: axes, anchor: context.environment.scrollAnchor),
        drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }), roles: .scrollView, children: children,
        in: context)
    ]
  }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  /// The visible part of the next scroll view's content; `nil` for the start.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Sets the visible part of the next scroll view's content: `.bottom` shows the end of a chat, `nil` the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }
}

/// The layout of a scroll view: the content gets its ideal length along the scrolled axes, and the anchor determines
/// the visible part.
struct ScrollLayout: ElementLayout {
  var axes: Axis.Set
  /// The unit point at which content and frame are aligned; `nil` for the start.
  var anchor: UnitPoint?

  var scrollAxes: Axis.Set { axes }

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
      x: axes.contains(.horizontal) ? scrolled(wanted.width, in: size.width, anchor?.x) : centered.x,
      y: axes.contains(.vertical) ? scrolled(wanted.height, in: size.height, anchor?.y) : centered.y)
    return Arrangement(size: size, placements: [Arrangement.Placement(origin: origin, proposal: offered)])
  }

  private func scrolled(_ content: CGFloat, in frame: CGFloat, _ anchor: CGFloat?) -> CGFloat {
    anchor.map { finite((frame - content) * $0) } ?? 0
  }
}
