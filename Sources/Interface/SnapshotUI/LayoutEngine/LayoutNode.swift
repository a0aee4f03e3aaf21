/// An element during layout, with its children and cached results.
///
/// Containers measure their children repeatedly. Results depend on the proposal alone, so each is computed once.
/// Without the cache, nested stacks would take exponential time.
final class LayoutNode {
  let element: ViewElement
  let children: [LayoutNode]
  /// The guides that the element or its content can set.
  private let statedGuides: StatedGuides
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  /// The cache of a custom layout.
  var layoutCache: Any?
  lazy var spacing = element.layout.spacing(of: self)

  init(_ element: ViewElement) {
    self.element = element
    children = element.children.map(LayoutNode.init)
    statedGuides = children.reduce(element.layout.ownGuides) { max($0, $1.statedGuides) }
  }

  var priority: Double { element.traits.layoutPriority }

  /// Returns the size for a proposal, which is never negative or not a number.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal.equals(proposal) { return known.size }
    guard isWithinLimits(measured: sizes.count) else { return .zero }
    let size = element.layout.size(proposal, of: self).madeUsable
    // A stack asks for the minimum, the maximum and the final size.
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append((proposal, size))
    return size
  }

  /// Returns the minimum length along an axis.
  func least(along axis: Axis, across: CGFloat?) -> CGFloat {
    element.layout.least(along: axis, across: across, in: self)
      ?? axis.length(of: size(axis.proposal(along: 0, across: across)))
  }

  /// Returns the positions of the children for a proposal.
  func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for known in arrangements where known.proposal.equals(proposal) { return known.arrangement }
    guard isWithinLimits(measured: arrangements.count) else {
      let nowhere = Arrangement.Placement(origin: .zero, proposal: .zero)
      return Arrangement(size: .zero, placements: children.map { _ in nowhere })
    }
    var arrangement = element.layout.arrange(proposal, in: self)
    arrangement.size = arrangement.size.madeUsable
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  /// Returns whether another proposal may be measured. Otherwise the failure is recorded, which ends the rendering.
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

  /// Returns the position of a guide that the element or its content sets explicitly.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    statedGuides.mayInclude(key) ? element.layout.explicitGuide(key, for: proposal, in: self) : nil
  }

  /// Returns the combined position of the children's guides.
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
  /// The size with 0 for lengths that are negative or not a number. Infinity is kept: it means the maximum size.
  fileprivate var madeUsable: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
