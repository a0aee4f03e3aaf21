/// The layout of a cover: its content is centered in the safe area of the screen.
struct CoverLayout: ElementLayout {
  /// The number of children that are the background.
  var backgrounds: Int

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let screen = proposal.replacingUnspecifiedDimensions()
    let insets = node.element.environment.safeAreaInsets
    let room = CGSize(
      width: max(0, screen.width - insets.horizontal), height: max(0, screen.height - insets.vertical))
    let offered = ProposedViewSize(room)
    let whole = ViewDimensions(room)
    return Arrangement(
      size: screen,
      placements: node.children.enumerated().map { index, child in
        guard index >= backgrounds else {
          return Arrangement.Placement(origin: .zero, proposal: ProposedViewSize(screen))
        }
        let offset = whole.offset(of: child.dimensions(offered), aligned: .center)
        return Arrangement.Placement(
          origin: CGPoint(x: insets.leading + offset.x, y: insets.top + offset.y), proposal: offered)
      })
  }
}

/// Draws the background of a cover over the whole screen.
struct CoverDrawing: ElementDrawing {
  let options: PresentationOptions

  var clipsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let background = options.backgroundStyle ?? Color(.systemBackground)
    let paint = background.resolvePaint(in: node.environment, rect: node.frame)
    if options.background == nil, !paint.isInvisible { canvas.fill(Path(node.frame), with: paint) }
    content(&canvas)
  }
}
