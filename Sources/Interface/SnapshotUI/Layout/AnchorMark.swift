/// The frame of an element in the final layout.
final class AnchorMark {
  var frame = CGRect.zero
}

/// A layout that adopts its child and records its frame.
struct AnchorLayout: UnaryLayout {
  let mark: AnchorMark

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    mark.frame = place.frame
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }
}
