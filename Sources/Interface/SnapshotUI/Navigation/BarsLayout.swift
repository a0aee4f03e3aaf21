/// The layout of a screen with bars. The bars lie at the top and the bottom of the safe area with the content between
/// them. Backgrounds of the content extend under the bars.
struct BarsLayout: ElementLayout {
  var hasTop: Bool
  /// Whether another top bar follows, which takes the place of the first one while content is scrolled below it.
  var hasScrolledTop = false
  var hasBottom: Bool
  /// Whether the bottom bar lies over the content, as the dots of pages do.
  var coversContent = false
  /// Whether the top bar lies over the content, whose navigation bar is in the same row.
  var topCoversContent = false
  /// The distance by which the top bar extends above the safe area.
  var overlap: CGFloat = 0
  /// Whether the top bar ends with a large title.
  var endsWithLargeTitle = false

  func readingOrder(ofChildrenIn frames: [CGRect]) -> [Int] {
    let indices = Array(frames.indices)
    return hasTop && frames.count > 1 ? [1, 0] + indices.dropFirst(2) : indices
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let content = node.children.first else { return Arrangement(size: .zero, placements: []) }
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    let top =
      topCoversContent
      ? 0 : topBar(for: proposal, in: node).map { max(0, node.children[$0].size(offered).height - overlap) } ?? 0
    let bar = hasBottom ? node.children.last?.size(offered).height ?? 0 : 0
    let bottom = coversContent ? 0 : bar
    let room = room(for: proposal, below: top, above: bottom)
    let taken = content.size(room)
    let size = CGSize(width: proposal.width ?? taken.width, height: proposal.height ?? taken.height + top + bottom)
    let whole = ProposedViewSize(width: size.width, height: nil)
    var placements = [
      Arrangement.Placement(
        origin: CGPoint(x: finite((size.width - taken.width) / 2), y: top), proposal: room)
    ]
    for _ in topBars { placements.append(Arrangement.Placement(origin: CGPoint(x: 0, y: -overlap), proposal: whole)) }
    if hasBottom {
      placements.append(
        Arrangement.Placement(origin: CGPoint(x: 0, y: finite(size.height - bar)), proposal: whole))
    }
    return Arrangement(size: size, placements: placements)
  }

  /// The indices of the top bars among the children, of which one is shown.
  private var topBars: Range<Int> { 1..<(hasTop ? hasScrolledTop ? 3 : 2 : 1) }

  /// Returns the index of the top bar that is shown.
  private func topBar(for proposal: ProposedViewSize, in node: LayoutNode) -> Int? {
    guard hasTop else { return nil }
    guard hasScrolledTop else { return 1 }
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    let top = max(0, node.children[2].size(offered).height - overlap)
    let room = room(for: proposal, below: top, above: hasBottom ? node.children.last?.size(offered).height ?? 0 : 0)
    return (node.children[0].scrolledDistance(for: room) ?? 0) > 0.001 ? 2 : 1
  }

  private func room(for proposal: ProposedViewSize, below top: CGFloat, above bottom: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - top - bottom) })
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    // Only a screen at the top of the safe area has the space above it.
    var layout = self
    if place.frame.minY > place.safeArea.rect.minY + 0.5 { layout.overlap = 0 }
    var arrangement =
      layout.overlap == overlap ? node.arrangement(place.proposal) : layout.arrange(place.proposal, in: node)
    let (above, below) = layout.distancesToBars(in: place)
    var proposal = place.proposal
    if above + below > 0 {
      proposal = ProposedViewSize(width: place.frame.width, height: place.frame.height - above - below)
      arrangement = layout.arrange(proposal, in: node)
      arrangement.size = place.frame.size
      for index in arrangement.placements.indices { arrangement.placements[index].origin.y += above }
    }
    var safe = place.safeArea
    if let content = arrangement.placements.first, let node = node.children.first {
      let top = place.frame.minY + content.origin.y
      let bottom = top + (content.proposal.height ?? node.size(content.proposal).height)
      let (least, most) = (hasTop ? max(safe.rect.minY, top) : safe.rect.minY, safe.rect.maxY)
      safe.rect.origin.y = least
      safe.rect.size.height = max(0, (hasBottom ? min(most, bottom) : most) - least)
    }
    var children = node.children
    let shown = layout.topBar(for: proposal, in: node)
    safe.isBelowLargeTitle = endsWithLargeTitle && shown != 2
    if hasScrolledTop, let hidden = topBars.first(where: { $0 != shown }) {
      children.remove(at: hidden)
      arrangement.placements.remove(at: hidden)
    }
    return Settlement(children: children, arrangement: arrangement, safeArea: safe)
  }
}

extension BarsLayout {
  /// The distances of the bars to the ends of a frame that ignores the safe area of the screen. Bars stay in it.
  fileprivate func distancesToBars(in place: Place) -> (above: CGFloat, below: CGFloat) {
    let (safe, screen, frame) = (place.safeArea.rect, place.safeArea.screen, place.frame)
    guard !coversContent, safe.height > 0, frame.minY <= screen.minY + 0.5 || frame.maxY >= screen.maxY - 0.5 else {
      return (0, 0)
    }
    let above = frame.minY <= screen.minY + 0.5 ? max(0, safe.minY - frame.minY) : 0
    let below = frame.maxY >= screen.maxY - 0.5 ? max(0, frame.maxY - safe.maxY) : 0
    return above + below < frame.height ? (above, below) : (0, 0)
  }
}

/// Three views in a row: a leading, a middle and a trailing view. The middle view is centered in the row if it fits
/// there.
nonisolated struct BarRow<Content: View>: PrimitiveView {
  /// Whether the leading view adapts to the room beside the middle view.
  let fitsLeading: Bool
  let content: Content

  init(fitsLeading: Bool = false, @ViewBuilder content: () -> Content) {
    self.fitsLeading = fitsLeading
    self.content = content()
  }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      try .container(
        "BarRow", layout: BarRowLayout(fitsLeading: fitsLeading), roles: .hasSystemTouchTarget, stackAxis: nil,
        content: content, in: context)
    ]
  }
}

struct BarRowLayout: ElementLayout {
  private static let gap: CGFloat = 8

  var fitsLeading = false

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard node.children.count == 3 else { return Arrangement(size: .zero, placements: []) }
    let width = proposal.width ?? 320
    let free = ProposedViewSize(width: width, height: proposal.height)
    let trailing = node.children[2].size(free)
    var offered = free
    if fitsLeading {
      let centered = (width - node.children[1].size(.unspecified).width) / 2 - Self.gap
      offered.width = max(18, centered > 18 ? centered : 0)
    }
    let leading = node.children[0].size(offered)
    // A centered middle view keeps the wider side's distance on both sides. If it doesn't fit, it gets the width
    // between the sides.
    let side = max(leading.width, trailing.width)
    let gap = Self.gap
    let ideal = node.children[1].size(.unspecified).width
    let centered = max(0, width - 2 * side - 2 * gap)
    let between = max(0, width - leading.width - trailing.width - 2 * gap)
    let room = ProposedViewSize(width: ideal <= centered ? centered : between, height: proposal.height)
    let middle = node.children[1].size(room)
    let height = max(leading.height, middle.height, trailing.height, proposal.height ?? 0)
    let x = ideal <= centered ? (width - middle.width) / 2 : leading.width + gap + (between - middle.width) / 2
    func placement(_ x: CGFloat, _ size: CGSize, _ proposal: ProposedViewSize) -> Arrangement.Placement {
      Arrangement.Placement(origin: CGPoint(x: finite(x), y: finite((height - size.height) / 2)), proposal: proposal)
    }
    return Arrangement(
      size: CGSize(width: width, height: height),
      placements: [
        placement(0, leading, offered), placement(x, middle, room), placement(width - trailing.width, trailing, free),
      ])
  }
}
