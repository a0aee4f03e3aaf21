import SnapshotRenderTraces

/// A layout with one child, which adopts the child's guides and spacing.
protocol UnaryLayout: ElementLayout {
  /// Returns the size for a proposal, and the position of the child in it.
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

/// A layout that adopts the size of its child.
struct PassthroughLayout: UnaryLayout {
  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    node.children.first?.least(along: axis, across: across)
  }
}

/// The layout of an element without children, measured by a closure.
struct LeafLayout: ElementLayout {
  var measure: (ProposedViewSize) -> CGSize
  var stated = ViewSpacing()
  var arguments: [ElementArgument] = []

  init(
    spacing: ViewSpacing = ViewSpacing(), arguments: [ElementArgument] = [],
    measure: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.measure = measure
    self.arguments = arguments
    stated = spacing
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(size: measure(proposal), placements: [])
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { stated }
}
