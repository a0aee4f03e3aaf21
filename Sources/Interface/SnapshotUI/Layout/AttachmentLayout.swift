/// The layout of overlays, backgrounds and masks: the base determines the size, which is proposed to the attachments.
struct AttachmentLayout: ElementLayout {
  /// The index of the base among the children, which are in drawing order.
  var baseIndex: Int
  var alignment: Alignment

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children[baseIndex].size(proposal)
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let base = node.children[baseIndex].dimensions(proposal)
    let offered = ProposedViewSize(base.size)
    let placements = node.children.indices.map { index in
      guard index != baseIndex else { return Arrangement.Placement(origin: .zero, proposal: proposal) }
      let origin = base.offset(of: node.children[index].dimensions(offered), aligned: alignment)
      return Arrangement.Placement(origin: origin, proposal: offered)
    }
    return Arrangement(size: base.size, placements: placements)
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    node.children[baseIndex].least(along: axis, across: across)
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    node.children[baseIndex].explicitGuide(key, for: proposal)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.children[baseIndex].spacing }
}
