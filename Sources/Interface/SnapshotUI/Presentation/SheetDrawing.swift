/// Draws the dimmed screen, the card and its drag indicator.
struct SheetDrawing: ElementDrawing {
  let layout: SheetLayout

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let environment = node.environment
    let options = layout.options
    let card = layout.card(in: node.frame.size, environment)
      .offsetBy(dx: node.frame.minX, dy: node.frame.minY).pixelAligned(scale: environment.displayScale)
    let shape = outline(of: card, on: node.frame, environment)
    let dimming = Color.black.opacity(environment.designMetrics.sheet.dimming).rgba(in: environment)
    if options.dimsScreen { canvas.fill(Path(node.frame), with: dimming) }
    // The card has the elevated background, which is lighter in the dark color scheme.
    let background = options.backgroundStyle ?? Color(.systemBackground)
    let paint = background.resolvePaint(in: environment, rect: card)
    if options.background == nil, !paint.isInvisible { canvas.fill(shape, with: paint) }
    canvas.saved { canvas in
      canvas.clip(to: shape)
      content(&canvas)
    }
    if options.showsDragIndicator { Self.drawDragIndicator(on: card, environment, in: &canvas) }
  }

  var clipsContent: Bool { true }

  private func outline(of card: CGRect, on screen: CGRect, _ environment: EnvironmentValues) -> Path {
    let metrics = environment.designMetrics.sheet
    let radius = layout.options.cornerRadius ?? metrics.cornerRadius
    guard card.maxY < screen.maxY else {
      return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: card)
    }
    guard layout.options.cornerRadius == nil, !environment.isRegular else {
      return RoundedRectangle(cornerRadius: radius).path(in: card)
    }
    let bottom = metrics.bottomRadius(safeAreaTop: layout.screenInsets.top, screenWidth: screen.width)
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: radius
    )
    .path(in: card)
  }

  /// The indicator is 36 × 5 points, 5 points below the card's edge.
  private static func drawDragIndicator(
    on card: CGRect, _ environment: EnvironmentValues, in canvas: inout DisplayListRecorder
  ) {
    let frame = CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
    let color = Color(.tertiaryLabel).rgba(in: environment)
    canvas.fill(Capsule().path(in: frame), with: color)
  }
}
