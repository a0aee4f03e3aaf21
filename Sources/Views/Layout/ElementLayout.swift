/// How an element takes its size of a proposal and where it puts its children.
///
/// The three questions that layout asks, in this order: how large would you be for this proposal, where would your
/// children stand then, and where are your alignment guides? All are pure functions of the proposal; the node caches
/// the answers. Coordinates are logical points: x runs from the leading edge, y down.
protocol ElementLayout {
  /// The size that the element takes of a proposal.
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// The size again, and where each child stands in it.
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement

  /// A guide that the element states, where it states one.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat?

  /// The distances that the element wants from its neighbours.
  func spacing(of node: LayoutNode) -> ViewSpacing
}

/// The children of an element as they stand for one proposal.
struct Arrangement {
  /// Where one child stands: its leading top corner in its parent, and what it is proposed there.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// One a child, in the children's order.
  var placements: [Placement]
}

extension ElementLayout {
  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { arrange(proposal, in: node).size }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    node.combinedGuide(key, for: proposal)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
