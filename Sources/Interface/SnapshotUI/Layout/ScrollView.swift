/// A container that clips content longer than its frame. It shows the start of the content, the part at
/// ``View/defaultScrollAnchor(_:)``, or the view to which ``ScrollViewProxy/scrollTo(_:anchor:)`` scrolls.
///
/// If the proposal along a scrolled axis is unspecified, the frame is as long as the content. A picture without a
/// height therefore shows all content.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content can be longer than the frame.
  public var axes: Axis.Set
  /// Has no effect: indicators are never drawn.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content
  /// The distance by which the content starts higher below a large title, in points.
  var largeTitleOverlap: CGFloat = 0

  /// Creates a scroll view. `showsIndicators` has no effect.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    // The anchor doesn't apply to nested scroll views.
    if inner.environment.scrollAnchor != nil { inner.environment.scrollAnchor = nil }
    let isClipped = !context.environment.isScrollClipDisabled
    if !isClipped { inner.environment.isScrollClipDisabled = false }
    let margins = context.environment.contentMargins
    if margins != ContentMargins() { inner.environment.contentMargins = ContentMargins() }
    let records = context.environment.scrollRecords.map(\.object)
    if !records.isEmpty { inner.environment.scrollRecords = [] }
    let container = ContainerSize()
    inner.environment.containerSize = container
    let space = inner.environment.coordinateSpaces.add(ScrollSpaceName())
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
        "ScrollView", kind: .container,
        layout: ScrollLayout(
          axes: axes, anchor: context.environment.scrollAnchor, margins: margins.insets,
          largeTitleOverlap: largeTitleOverlap,
          target: context.environment.scrollTarget, container: container, space: space, records: records),
        drawing: isClipped ? ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }) : nil, roles: .scrollView,
        children: children,
        in: context)
    ]
  }
}

nonisolated extension View {
  /// Sets the visible part of the next scroll view's content in a role: at first, or if the content is smaller.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    changingEnvironment { if role == .initialOffset { $0.scrollAnchor = anchor } }
  }
}

/// The layout of a scroll view: the content gets its ideal length along the scrolled axes, and the anchor determines
/// the visible part.
struct ScrollLayout: ElementLayout {
  var axes: Axis.Set
  /// The unit point at which content and frame are aligned; `nil` for the start.
  var anchor: UnitPoint?

  /// The margins around the content in points.
  var margins = EdgeInsets()
  /// The part of the content's margin at the top that is absent below a large title, in points.
  var largeTitleOverlap: CGFloat = 0
  /// The view that is shown, if the content contains it.
  var target: ShownScrollTarget?
  /// The size that relative frames in the content refer to.
  var container = ContainerSize()
  /// The coordinate space of the scroll view.
  var space = AnchorMark()
  /// The observers of the scroll view.
  var records: [ScrollRecord] = []

  var scrollAxes: Axis.Set { axes }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let content = node.children.first else { return Arrangement(size: .zero, placements: []) }
    return arrange(content, proposal)
  }

  private func arrange(_ content: LayoutNode, _ proposal: ProposedViewSize) -> Arrangement {
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    if container.isUsed {
      let frame = proposal.replacingUnspecifiedDimensions(by: .zero)
      container.size = CGSize(
        width: max(0, frame.width - margins.horizontal), height: max(0, frame.height - margins.vertical))
    }
    let wanted = content.dimensions(offered)
    let whole = CGSize(width: wanted.width + margins.horizontal, height: wanted.height + margins.vertical)
    let size = CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
    let centered = ViewDimensions(size).offset(of: ViewDimensions(whole), aligned: .center)
    let shown = target.flatMap { target in
      target.id.flatMap { content.frame(of: $0, for: offered) }.map { (frame: $0, anchor: target.anchor) }
    }
    var origin = CGPoint(
      x: axes.contains(.horizontal) ? scrolled(whole.width, in: size.width, anchor?.x) : centered.x,
      y: axes.contains(.vertical) ? scrolled(whole.height, in: size.height, anchor?.y) : centered.y)
    if let shown {
      if axes.contains(.horizontal) {
        origin.x = scrolled(
          to: shown.frame.minX + margins.leading, shown.frame.width, of: whole.width, in: size.width, shown.anchor?.x)
      }
      if axes.contains(.vertical) {
        origin.y = scrolled(
          to: shown.frame.minY + margins.top, shown.frame.height, of: whole.height, in: size.height, shown.anchor?.y)
      }
    }
    if axes.contains(.horizontal), let x = target?.x {
      origin.x = scrolled(to: x, 0, of: whole.width, in: size.width, 0)
    }
    if axes.contains(.vertical), let y = target?.y {
      origin.y = scrolled(to: y, 0, of: whole.height, in: size.height, 0)
    }
    let place = CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top)
    return Arrangement(size: size, placements: [Arrangement.Placement(origin: place, proposal: offered)])
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    space.frame = place.frame
    guard let content = node.children.first else {
      return Settlement(children: [], arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
    }
    // Relative frames were measured for other sizes of the container. Across the scrolled axes, the frame is as long as its
    // content, so the container is the size that was proposed.
    let child = container.isUsed ? LayoutNode(content.element) : content
    let proposal = container.isUsed ? place.proposal.replacingUnbounded(by: place.frame.size) : place.proposal
    var layout = self
    if place.safeArea.isBelowLargeTitle, place.safeArea.touchesTop(place.frame) {
      layout.margins.top -= largeTitleOverlap
    }
    let arrangement =
      layout.margins == margins && !container.isUsed ? node.arrangement(proposal) : layout.arrange(child, proposal)
    layout.record(child, arrangement, in: place)
    var safeArea = place.safeArea
    safeArea.isBelowLargeTitle = false
    let area = areaToEdgesOfScreen(of: child, arrangement, in: place)
    // Backgrounds of the content end with it, also at the edge of the screen.
    if area.minY < place.frame.minY { safeArea.extendToTopOfScreen() }
    if area.maxY > place.frame.maxY { safeArea.extendToBottomOfScreen() }
    if axes.contains(.vertical) {
      safeArea.scrolled =
        place.frame.minY + layout.margins.top...max(place.frame.minY + layout.margins.top, place.frame.maxY)
    }
    return Settlement(
      children: [child], arrangement: arrangement, safeArea: safeArea, contentArea: area == place.frame ? nil : area)
  }

  /// Returns the area in which the content is visible. Where the frame ends at the edge of the safe area and the content goes on,
  /// it is visible to the edge of the screen.
  private func areaToEdgesOfScreen(of child: LayoutNode, _ arrangement: Arrangement, in place: Place) -> CGRect {
    let frame = place.frame
    guard axes.contains(.vertical), let shown = arrangement.placements.first else { return frame }
    let start = frame.minY + shown.origin.y
    let end = start + child.size(shown.proposal).height
    let (screen, safeArea) = (place.safeArea.screen, place.safeArea)
    let top = safeArea.touchesTop(frame) && start < frame.minY - 0.001 ? min(frame.minY, screen.minY) : frame.minY
    let bottom = safeArea.touchesBottom(frame) && end > frame.maxY ? max(frame.maxY, screen.maxY) : frame.maxY
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }

  private func record(_ content: LayoutNode, _ arrangement: Arrangement, in place: Place) {
    guard !records.isEmpty, let placement = arrangement.placements.first else { return }
    for record in records { record.update(content, at: placement, margins: margins, in: place.frame.size) }
  }

  private func scrolled(_ content: CGFloat, in frame: CGFloat, _ anchor: CGFloat?) -> CGFloat {
    anchor.map { finite((frame - content) * $0) } ?? 0
  }

  /// Returns the offset at which a part of the content is shown. Scrolling ends at the edges of the content.
  private func scrolled(
    to start: CGFloat, _ length: CGFloat, of content: CGFloat, in frame: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    let wanted = anchor.map { start + (length - frame) * $0 } ?? (start + length <= frame ? 0 : start + length - frame)
    return -finite(min(max(0, wanted), max(0, content - frame)))
  }
}

extension ProposedViewSize {
  /// The proposal, with the lengths of a size where it is unspecified or infinite.
  fileprivate func replacingUnbounded(by size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isFinite ? $0 : nil } ?? size.width,
      height: height.flatMap { $0.isFinite ? $0 : nil } ?? size.height)
  }
}

extension LayoutNode {
  /// Returns the frame of the first view with an identity, for a proposal of this node.
  fileprivate func frame(of id: AnyHashable, for proposal: ProposedViewSize) -> CGRect? {
    if element.traits.explicitID == id || element.traits.tag == id {
      return CGRect(origin: .zero, size: size(proposal))
    }
    let placements = arrangement(proposal).placements
    for (child, placement) in zip(children, placements) {
      if let found = child.frame(of: id, for: placement.proposal) {
        return found.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
      }
    }
    return nil
  }
}

extension LayoutNode {
  /// Returns how far the scroll view at the top of this node is scrolled down, in points; `nil` without one.
  func scrolledDistance(for proposal: ProposedViewSize) -> CGFloat? {
    let placements = arrangement(proposal).placements
    if let layout = element.layout as? ScrollLayout, layout.axes.contains(.vertical) {
      return placements.first.map { layout.margins.top - $0.origin.y }
    }
    for (child, placement) in zip(children, placements) where placement.origin.y < 0.5 {
      if let distance = child.scrolledDistance(for: placement.proposal) { return distance }
    }
    return nil
  }
}

extension ViewElement {
  /// Whether the element contains a scroll view that need not show the start of its content.
  var maySkipStartOfContent: Bool {
    if let layout = layout as? ScrollLayout, layout.axes.contains(.vertical),
      layout.target != nil || layout.anchor.map({ $0.y > 0 }) == true
    {
      return true
    }
    return children.contains(where: \.maySkipStartOfContent)
  }
}
