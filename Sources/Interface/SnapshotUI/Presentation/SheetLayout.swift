/// The layout of a sheet: a card below the top of the screen, with its content centered in its part of the safe area.
struct SheetLayout: ElementLayout {
  /// The maximum width of the card, and its vertical margins on wide screens, in points.
  static let regularWidth: CGFloat = 704
  static let regularInset: CGFloat = 20

  var options = PresentationOptions()
  /// The safe area insets of the screen below the sheet.
  var screenInsets: EdgeInsets

  /// The number of children that are the card's background.
  private var backgrounds: Int { options.background?.count ?? 0 }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let screen = proposal.replacingUnspecifiedDimensions()
    let environment = node.element.environment
    let card = card(in: screen, environment)
    let inset = max(0, card.maxY - (screen.height - environment.safeAreaInsets.bottom))
    let room = CGSize(width: card.width, height: max(0, card.height - inset))
    let offered = ProposedViewSize(room)
    let whole = ViewDimensions(room)
    return Arrangement(
      size: screen,
      placements: node.children.enumerated().map { index, child in
        guard index >= backgrounds else {
          return Arrangement.Placement(origin: card.origin, proposal: ProposedViewSize(card.size))
        }
        let offset = whole.offset(of: child.dimensions(offered), aligned: .center)
        return Arrangement.Placement(
          origin: CGPoint(x: card.minX + offset.x, y: card.minY + offset.y), proposal: offered)
      })
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let card = card(in: place.frame.size, node.element.environment)
      .offsetBy(dx: place.frame.minX, dy: place.frame.minY)
    var safe = card
    safe.size.height = max(0, min(card.maxY, place.safeArea.rect.maxY) - card.minY)
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal),
      safeArea: SafeArea(rect: safe, screen: card))
  }

  /// Returns the frame of the card on a screen.
  func card(in screen: CGSize, _ environment: EnvironmentValues) -> CGRect {
    var card = largestCard(in: screen, environment)
    let height = height(on: screen, largest: card.height, environment)
    if environment.isRegular {
      card.origin.y += (card.height - height) / 2
    } else {
      card.origin.y += card.height - height
    }
    let isPartial = height < card.height && !environment.isRegular
    card.size.height = height
    guard isPartial else { return card }
    let margin = min(environment.designMetrics.sheet.partialMargin, height, card.width / 2)
    return CGRect(
      x: card.minX + margin, y: card.minY, width: card.width - 2 * margin, height: card.height - margin)
  }

  /// Whether the card has its full height on a screen.
  func isAtFullHeight(on screen: CGSize, _ environment: EnvironmentValues) -> Bool {
    card(in: screen, environment) == largestCard(in: screen, environment)
  }

  /// Returns the height of the selected detent, or of the smallest one.
  private func height(on screen: CGSize, largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    func height(_ detent: PresentationDetent) -> CGFloat {
      detent.cardHeight(on: screen.height, largest: largest, in: environment)
    }
    if let selected = options.selectedDetent, options.detents.contains(selected) { return height(selected) }
    return options.detents.map(height).min() ?? largest
  }

  private func largestCard(in screen: CGSize, _ environment: EnvironmentValues) -> CGRect {
    guard environment.isRegular else {
      let top = min(screenInsets.top + environment.designMetrics.sheet.gap, screen.height)
      return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }
    let width = min(Self.regularWidth, screen.width)
    let top = min(screenInsets.top + Self.regularInset, screen.height / 2)
    return CGRect(x: (screen.width - width) / 2, y: top, width: width, height: screen.height - 2 * top)
  }
}
