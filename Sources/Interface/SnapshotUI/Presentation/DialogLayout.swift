/// The layout of a dialog of the system: a card in the middle or at the bottom of the safe area.
struct DialogLayout: ElementLayout {
  enum Position {
    case center
    case bottom
  }

  /// The least distance between the card and the edges of the screen, in points.
  static let margin: CGFloat = 8

  var position: Position

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let screen = proposal.replacingUnspecifiedDimensions()
    let insets = node.element.environment.safeAreaInsets
    let margin = Self.margin
    let safe = CGRect(
      x: insets.leading + margin, y: max(insets.top, margin),
      width: max(0, screen.width - insets.horizontal - 2 * margin),
      height: max(0, screen.height - max(insets.top, margin) - max(insets.bottom, margin)))
    let offered = ProposedViewSize(safe.size)
    return Arrangement(
      size: screen,
      placements: node.children.map { child in
        let size = child.size(offered)
        let y = position == .center ? safe.minY + (safe.height - size.height) / 2 : safe.maxY - size.height
        return Arrangement.Placement(
          origin: CGPoint(x: finite(safe.minX + (safe.width - size.width) / 2), y: finite(y)), proposal: offered)
      })
  }
}

/// Dims the screen below the content.
struct DimmedScreenDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let alpha: UInt8 = node.environment.colorScheme == .dark ? 122 : 51
    canvas.fill(Path(node.frame), with: RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
    content(&canvas)
  }
}

/// The layout of an open menu: a card below a view, or above it where there is no room below.
struct MenuLayout: ElementLayout {
  let place: AnchorMark

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(
      size: proposal.replacingUnspecifiedDimensions(),
      placements: node.children.map { _ in Arrangement.Placement(origin: .zero, proposal: .zero) })
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let isMirrored = node.element.environment.layoutDirection == .rightToLeft
    let margin = DialogLayout.margin
    let safe = place.safeArea.rect.insetBy(dx: margin, dy: margin)
    let anchor = self.place.frame
    let placements = node.children.map { child in
      let width = MenuSize.width(in: node.element.environment)
      let offered = ProposedViewSize(width: min(width, safe.width), height: safe.height)
      let size = child.size(offered)
      // The card begins at the side of the view that is nearer to the screen's edge.
      let isLeft = anchor.midX <= place.frame.midX
      var x = isLeft ? anchor.minX : anchor.maxX - size.width
      x = max(safe.minX, min(x, safe.maxX - size.width))
      var y = anchor.maxY + margin
      if y + size.height > safe.maxY { y = max(safe.minY, anchor.minY - margin - size.height) }
      if y + size.height > safe.maxY { y = max(safe.minY, safe.maxY - size.height) }
      let origin = CGPoint(
        x: finite(isMirrored ? place.frame.maxX - x - size.width : x - place.frame.minX),
        y: finite(y - place.frame.minY))
      return Arrangement.Placement(origin: origin, proposal: offered)
    }
    return Settlement(
      children: node.children, arrangement: Arrangement(size: place.frame.size, placements: placements),
      safeArea: place.safeArea)
  }
}
