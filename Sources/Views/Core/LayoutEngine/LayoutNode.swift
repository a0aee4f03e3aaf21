/// An element while it is being laid out: the element, its children, and the answers that it has already given.
///
/// Containers ask their children the same questions many times. Every answer depends on the proposal alone, so each is
/// computed once; without this, nested stacks would take time exponential in their depth.
final class LayoutNode {
  let element: ViewElement
  let children: [LayoutNode]
  /// The guides that the element or something in it may state.
  private let statedGuides: StatedGuides
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  /// What a layout of the user's own keeps between questions.
  var layoutCache: Any?
  lazy var spacing = element.layout.spacing(of: self)

  init(_ element: ViewElement) {
    self.element = element
    children = element.children.map(LayoutNode.init)
    statedGuides = children.reduce(element.layout.ownGuides) { max($0, $1.statedGuides) }
  }

  var priority: Double { element.traits.layoutPriority }

  /// The size that the element takes of a proposal: never negative, never not a number.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    guard isWithinLimits(measured: sizes.count) else { return .zero }
    let size = element.layout.size(proposal, of: self).madeUsable
    // A stack asks for the least, the most and its share.
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append((proposal, size))
    return size
  }

  /// The length that the element takes along an axis where nothing is offered along it.
  func least(along axis: Axis, across: CGFloat?) -> CGFloat {
    element.layout.least(along: axis, across: across, in: self)
      ?? axis.length(of: size(axis.proposal(along: 0, across: across)))
  }

  /// Where the children stand for a proposal.
  func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    guard isWithinLimits(measured: arrangements.count) else {
      let nowhere = Arrangement.Placement(origin: .zero, proposal: .zero)
      return Arrangement(size: .zero, placements: children.map { _ in nowhere })
    }
    var arrangement = element.layout.arrange(proposal, in: self)
    arrangement.size = arrangement.size.madeUsable
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  /// Whether one proposal more may be tried. What is not is noted, and ends the rendering.
  private func isWithinLimits(measured count: Int) -> Bool {
    if StackSpace.isShort {
      RenderLimits.noteEndOfStack(at: element)
      return false
    }
    if count >= RenderLimits.proposalLimit {
      RenderLimits.noteEndOfMeasuring(at: element)
      return false
    }
    return true
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(of: self, for: proposal) }

  /// A guide that the element or something in it states.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    statedGuides.mayInclude(key) ? element.layout.explicitGuide(key, for: proposal, in: self) : nil
  }

  /// What the guides of several children make together.
  func combinedGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard key.combination != .none, !children.isEmpty else { return nil }
    let guides = zip(children, arrangement(proposal).placements).compactMap { child, placement in
      child.explicitGuide(key, for: placement.proposal).map { $0 + key.axis.coordinate(of: placement.origin) }
    }
    guard !guides.isEmpty else { return nil }
    switch key.combination {
    case .none: return nil
    case .smallest: return guides.min()
    case .largest: return guides.max()
    case .average: return guides.reduce(0, +) / CGFloat(guides.count)
    }
  }
}

extension CGSize {
  /// The size without negative lengths and without what is not a number. Infinity stays: it answers "the most".
  fileprivate var madeUsable: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
