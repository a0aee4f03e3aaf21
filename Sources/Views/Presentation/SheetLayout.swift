/// The layout of a sheet: a card below the top of the screen, with its content centered in its part of the safe area.
struct SheetLayout: ElementLayout {
  /// The distance between the top of the safe area and the card, in points.
  static let gap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// The maximum width of the card, and its vertical margins on wide screens, in points.
  static let regularWidth: CGFloat = 704
  static let regularInset: CGFloat = 20

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let screen = proposal.replacingUnspecifiedDimensions()
    let environment = node.element.environment
    let card = Self.card(in: screen, environment)
    let room = CGSize(
      width: card.width,
      height: max(0, card.height - (card.maxY >= screen.height ? environment.safeAreaInsets.bottom : 0)))
    let offered = ProposedViewSize(room)
    let whole = ViewDimensions(room)
    return Arrangement(
      size: screen,
      placements: node.children.map { child in
        let offset = whole.offset(of: child.dimensions(offered), aligned: .center)
        return Arrangement.Placement(
          origin: CGPoint(x: card.minX + offset.x, y: card.minY + offset.y), proposal: offered)
      })
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let card = Self.card(in: place.frame.size, node.element.environment)
      .offsetBy(dx: place.frame.minX, dy: place.frame.minY)
    var safe = card
    safe.size.height = max(0, min(card.maxY, place.safeArea.rect.maxY) - card.minY)
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal),
      safeArea: SafeArea(rect: safe, screen: card))
  }

  /// Returns the frame of the card on a screen.
  static func card(in screen: CGSize, _ environment: EnvironmentValues) -> CGRect {
    guard environment.horizontalSizeClass == .regular, environment.verticalSizeClass != .compact else {
      let top = min(environment.safeAreaInsets.top + gap, screen.height)
      return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }
    let width = min(regularWidth, screen.width)
    let top = min(environment.safeAreaInsets.top + regularInset, screen.height / 2)
    return CGRect(x: (screen.width - width) / 2, y: top, width: width, height: screen.height - 2 * top)
  }
}

/// Draws the dimmed screen and the card.
struct SheetDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let environment = node.environment
    let card = SheetLayout.card(in: node.frame.size, environment)
      .offsetBy(dx: node.frame.minX, dy: node.frame.minY).pixelAligned(scale: environment.displayScale)
    let shape = Self.outline(of: card, reachesBottom: card.maxY >= node.frame.maxY)
    canvas.fill(Path(node.frame), with: RGBA(red: 0, green: 0, blue: 0, alpha: 51))
    // The card has the elevated background, which is lighter in the dark color scheme.
    canvas.fill(shape, with: Color(.systemBackground).resolve(in: environment))
    canvas.saved { canvas in
      canvas.clip(to: shape)
      content(&canvas)
    }
  }

  var clipsContent: Bool { true }

  private static func outline(of card: CGRect, reachesBottom: Bool) -> Path {
    let radius = SheetLayout.cornerRadius
    guard reachesBottom else { return RoundedRectangle(cornerRadius: radius).path(in: card) }
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: card)
  }
}
