/// A layout with one child, whose guides and spacing it passes on.
protocol UnaryLayout: ElementLayout {
  /// The size for a proposal, and where the child stands in it.
  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement)
}

extension UnaryLayout {
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let child = node.children.first else { return Arrangement(size: .zero, placements: []) }
    let placed = place(child, for: proposal)
    return Arrangement(size: placed.size, placements: [placed.child])
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    guard let child = node.children.first, let placement = node.arrangement(proposal).placements.first else {
      return nil
    }
    return child.explicitGuide(key, for: placement.proposal).map { $0 + key.axis.coordinate(of: placement.origin) }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
}

/// Leaves layout to the child.
struct PassthroughLayout: UnaryLayout {
  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    node.children.first?.least(along: axis, across: across)
  }
}

/// The layout of an element without children, given by a function of the proposal.
struct LeafLayout: ElementLayout {
  var measure: (ProposedViewSize) -> CGSize
  var stated = ViewSpacing()

  init(spacing: ViewSpacing = ViewSpacing(), measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
    stated = spacing
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(size: measure(proposal), placements: [])
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { stated }
}
