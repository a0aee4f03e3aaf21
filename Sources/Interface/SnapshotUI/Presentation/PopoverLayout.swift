/// The bubble of a popover and its arrow, in the drawing's points, as the final layout finds them.
final class PopoverBubble {
  var frame = CGRect.zero
  var edge = Edge.top
  /// The tip of the arrow.
  var tip = CGPoint.zero
}

/// The layout of a popover: a bubble beside a view, with an arrow that points at the view.
struct PopoverLayout: ElementLayout {
  static let arrowLength: CGFloat = 13
  static let cornerRadius: CGFloat = 13
  /// The distance between the bubble and the edges of the screen, in points.
  static let margin: CGFloat = 10

  var options: PresentationOptions
  let place: AnchorMark
  let anchor: PopoverAttachmentAnchor
  /// The edge of the view at which the popover is; `nil` for any.
  var arrowEdge: Edge?
  let bubble: PopoverBubble

  private var backgrounds: Int { options.background?.count ?? 0 }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(
      size: proposal.replacingUnspecifiedDimensions(),
      placements: node.children.map { _ in Arrangement.Placement(origin: .zero, proposal: .zero) })
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let safe = place.safeArea.rect.insetBy(dx: Self.margin, dy: Self.margin)
    let target = anchor.target(in: self.place.frame)
    let size = contentSize(node, in: safe)
    let isMirrored = node.element.environment.layoutDirection == .rightToLeft
    let edge = edge(for: size, at: target, in: safe, isMirrored: isMirrored)
    bubble.edge = edge
    bubble.frame = frame(of: size, at: target, edge, in: safe, isMirrored: isMirrored)
    bubble.tip = tip(at: target, edge, isMirrored: isMirrored)
    let origin = CGPoint(
      x: isMirrored ? place.frame.maxX - bubble.frame.maxX : bubble.frame.minX - place.frame.minX,
      y: bubble.frame.minY - place.frame.minY)
    let offered = ProposedViewSize(size)
    let placements = node.children.enumerated().map { index, child in
      guard index >= backgrounds else { return Arrangement.Placement(origin: origin, proposal: offered) }
      let own = child.size(offered)
      return Arrangement.Placement(
        origin: CGPoint(
          x: origin.x + finite((size.width - own.width) / 2), y: origin.y + finite((size.height - own.height) / 2)),
        proposal: offered)
    }
    return Settlement(
      children: node.children, arrangement: Arrangement(size: place.frame.size, placements: placements),
      safeArea: SafeArea(rect: bubble.frame, screen: bubble.frame))
  }

  /// The ideal size of the content, limited to the screen.
  private func contentSize(_ node: LayoutNode, in safe: CGRect) -> CGSize {
    var size = CGSize.zero
    for child in node.children.dropFirst(backgrounds) {
      var ideal = child.size(.unspecified)
      if ideal.width > safe.width { ideal = child.size(ProposedViewSize(width: safe.width, height: nil)) }
      size.width = max(size.width, min(ideal.width, safe.width))
      size.height = max(size.height, min(ideal.height, safe.height))
    }
    return size
  }

  private func edge(for size: CGSize, at target: CGRect, in safe: CGRect, isMirrored: Bool) -> Edge {
    if let arrowEdge { return arrowEdge }
    let arrow = Self.arrowLength
    if target.maxY + arrow + size.height <= safe.maxY { return .bottom }
    if target.minY - arrow - size.height >= safe.minY { return .top }
    let isRightFree = target.maxX + arrow + size.width <= safe.maxX
    let isLeftFree = target.minX - arrow - size.width >= safe.minX
    if isRightFree || isLeftFree { return isRightFree != isMirrored ? .trailing : .leading }
    return .bottom
  }

  private func frame(of size: CGSize, at target: CGRect, _ edge: Edge, in safe: CGRect, isMirrored: Bool) -> CGRect {
    let arrow = Self.arrowLength
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch edge {
    case .top: origin.y = target.minY - arrow - size.height
    case .bottom: origin.y = target.maxY + arrow
    case .leading, .trailing:
      origin.x = (edge == .trailing) != isMirrored ? target.maxX + arrow : target.minX - arrow - size.width
    }
    origin.x = max(safe.minX, min(origin.x, safe.maxX - size.width))
    origin.y = max(safe.minY, min(origin.y, safe.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }

  private func tip(at target: CGRect, _ edge: Edge, isMirrored: Bool) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: target.midX, y: target.minY)
    case .bottom: CGPoint(x: target.midX, y: target.maxY)
    case .leading, .trailing:
      CGPoint(x: (edge == .trailing) != isMirrored ? target.maxX : target.minX, y: target.midY)
    }
  }
}

/// Draws the bubble of a popover with its shadow and its arrow.
struct PopoverDrawing: ElementDrawing {
  let layout: PopoverLayout

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let bubble = layout.bubble
    let frame = bubble.frame.pixelAligned(scale: node.environment.displayScale)
    let radius = layout.options.cornerRadius ?? PopoverLayout.cornerRadius
    let body = RoundedRectangle(cornerRadius: radius).path(in: frame)
    let arrow = Self.arrow(of: bubble, at: frame)
    let shadow = Shadow(
      color: RGBA(0x000000, alpha: 40), radius: 24, offset: CGSize(width: 0, height: 4))
    canvas.drawShadow(of: body, shadow)
    let background = layout.options.backgroundStyle ?? Color(.systemBackground)
    let paint = background.resolvePaint(in: node.environment, rect: frame)
    if !paint.isInvisible {
      if layout.options.background == nil { canvas.fill(body, with: paint) }
      if let arrow { canvas.fill(arrow, with: paint) }
    }
    canvas.saved { canvas in
      canvas.clip(to: body)
      content(&canvas)
    }
  }

  var clipsContent: Bool { true }

  /// The triangle between the bubble and the tip; `nil` if the bubble covers the tip.
  private static func arrow(of bubble: PopoverBubble, at frame: CGRect) -> Path? {
    let (tip, half) = (bubble.tip, PopoverLayout.arrowLength)
    guard !frame.contains(tip) else { return nil }
    let isVertical = bubble.edge == .top || bubble.edge == .bottom
    let inset = PopoverLayout.cornerRadius + half
    let (first, second): (CGPoint, CGPoint)
    if isVertical {
      let y = tip.y < frame.minY ? frame.minY : frame.maxY
      let x = max(frame.minX + inset, min(tip.x, frame.maxX - inset))
      (first, second) = (CGPoint(x: x - half, y: y), CGPoint(x: x + half, y: y))
    } else {
      let x = tip.x < frame.minX ? frame.minX : frame.maxX
      let y = max(frame.minY + inset, min(tip.y, frame.maxY - inset))
      (first, second) = (CGPoint(x: x, y: y - half), CGPoint(x: x, y: y + half))
    }
    return Path { path in
      path.move(to: first)
      path.addLine(to: tip)
      path.addLine(to: second)
      path.closeSubpath()
    }
  }
}
