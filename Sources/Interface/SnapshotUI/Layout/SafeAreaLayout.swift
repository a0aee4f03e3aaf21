/// A layout that extends beyond the safe area at the edges that it touches, and otherwise adopts its child.
struct IgnoresSafeAreaLayout: UnaryLayout {
  var edges: Edge.Set

  var ignoresSafeArea: Bool { true }

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let isMirrored = node.element.environment.layoutDirection == .rightToLeft
    let reach = place.safeArea.reach(of: place.frame, isMirrored: isMirrored).keeping(edges)
    guard let child = node.children.first, reach != EdgeInsets() else {
      return Settlement(
        children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
    }
    let size = CGSize(
      width: place.frame.width + reach.horizontal, height: place.frame.height + reach.vertical)
    let proposal = ProposedViewSize(size)
    let taken = child.dimensions(proposal)
    let offset = ViewDimensions(size).offset(of: taken, aligned: .center)
    let origin = CGPoint(x: offset.x - reach.leading, y: offset.y - reach.top)
    return Settlement(
      children: [child],
      arrangement: Arrangement(
        size: place.frame.size, placements: [Arrangement.Placement(origin: origin, proposal: proposal)]),
      safeArea: place.safeArea)
  }
}

/// A layout that insets the safe area at one edge for other content. Backgrounds and scrolled content of the base extend under it.
struct SafeAreaInsetLayout: ElementLayout {
  var edge: Edge
  var spacing: CGFloat
  /// The alignment of the inset content along the edge.
  var alignment: Alignment

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let isVertical = edge == .top || edge == .bottom
    let inset = node.children[1].dimensions(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height))
    let taken = isVertical ? inset.height + spacing : inset.width + spacing
    let offered = ProposedViewSize(
      width: isVertical ? proposal.width : proposal.width.map { max(0, $0 - taken) },
      height: isVertical ? proposal.height.map { max(0, $0 - taken) } : proposal.height)
    let base = node.children[0].dimensions(offered)
    let size = CGSize(
      width: isVertical ? max(base.width, inset.width) : base.width + taken,
      height: isVertical ? base.height + taken : max(base.height, inset.height))
    let whole = ViewDimensions(size)
    var baseOrigin = whole.offset(of: base, aligned: alignment)
    var insetOrigin = whole.offset(of: inset, aligned: alignment)
    switch edge {
    case .top: (baseOrigin.y, insetOrigin.y) = (taken, 0)
    case .bottom: (baseOrigin.y, insetOrigin.y) = (0, size.height - inset.height)
    case .leading: (baseOrigin.x, insetOrigin.x) = (taken, 0)
    case .trailing: (baseOrigin.x, insetOrigin.x) = (0, size.width - inset.width)
    }
    return Arrangement(
      size: size,
      placements: [
        Arrangement.Placement(origin: baseOrigin, proposal: offered),
        Arrangement.Placement(origin: insetOrigin, proposal: ProposedViewSize(inset.size)),
      ])
  }
}

extension SafeAreaInsetLayout {
  /// The safe area of the base ends at the inset content. Beyond it, the base can extend to the end of the screen, or of this view
  /// if that is not at the edge of the safe area.
  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let arrangement = node.arrangement(place.proposal)
    let isMirrored = node.element.environment.layoutDirection == .rightToLeft
    let inset = node.children[1].size(arrangement.placements[1].proposal)
    let isVertical = edge == .top || edge == .bottom
    let taken = (isVertical ? inset.height : inset.width) + spacing
    let side: SafeArea.Side =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      }
    return Settlement(
      children: node.children, arrangement: arrangement,
      safeArea: place.safeArea.inset(at: side, of: place.frame, by: taken))
  }
}

extension SafeArea {
  /// A side of the screen.
  fileprivate enum Side {
    case top, bottom, left, right
  }

  /// Returns the area with one side moved into a frame by a distance.
  fileprivate func inset(at side: Side, of frame: CGRect, by distance: CGFloat) -> SafeArea {
    var (rect, screen) = (Edges(rect), Edges(screen))
    switch side {
    case .top:
      if !touchesTop(frame) { screen.top = frame.minY }
      rect.top = frame.minY + distance
    case .bottom:
      if !touchesBottom(frame) { screen.bottom = frame.maxY }
      rect.bottom = frame.maxY - distance
    case .left:
      if frame.minX > rect.left + 0.001 { screen.left = frame.minX }
      rect.left = frame.minX + distance
    case .right:
      if frame.maxX < rect.right - 0.001 { screen.right = frame.maxX }
      rect.right = frame.maxX - distance
    }
    var area = self
    (area.rect, area.screen) = (rect.rect, screen.rect)
    return area
  }

  /// The sides of a rectangle.
  private struct Edges {
    var top, bottom, left, right: CGFloat

    init(_ rect: CGRect) { (top, bottom, left, right) = (rect.minY, rect.maxY, rect.minX, rect.maxX) }

    var rect: CGRect { CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)) }
  }

  /// Returns the distances to the screen's edges where a frame touches the edges of the safe area.
  fileprivate func reach(of frame: CGRect, isMirrored: Bool) -> EdgeInsets {
    let tolerance = 0.001
    let left = frame.minX <= rect.minX + tolerance ? max(0, frame.minX - screen.minX) : 0
    let right = frame.maxX >= rect.maxX - tolerance ? max(0, screen.maxX - frame.maxX) : 0
    return EdgeInsets(
      top: touchesTop(frame) ? max(0, frame.minY - screen.minY) : 0,
      leading: isMirrored ? right : left,
      bottom: touchesBottom(frame) ? max(0, screen.maxY - frame.maxY) : 0,
      trailing: isMirrored ? left : right)
  }
}

extension EdgeInsets {
  fileprivate func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
