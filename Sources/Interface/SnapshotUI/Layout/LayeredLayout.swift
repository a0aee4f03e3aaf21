/// The layout of `ZStack`: every child gets the same proposal, and the stack spans the children of the highest
/// priority.
struct LayeredLayout: ElementLayout {
  var alignment: Alignment
  /// Whether the layout has the spacing of its only child.
  var keepsSpacing = false

  func spacing(of node: LayoutNode) -> ViewSpacing {
    keepsSpacing && node.children.count == 1 ? node.children[0].spacing : ViewSpacing()
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let decisive = node.children.map(\.priority).max()
    var across = AlignedSpan()
    var down = AlignedSpan()
    let dimensions = node.children.map { $0.dimensions(proposal) }
    for (child, dimensions) in zip(node.children, dimensions) where child.priority == decisive {
      across.include(length: dimensions.width, guide: dimensions[alignment.horizontal])
      down.include(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return Arrangement(
      size: CGSize(width: across.length, height: down.length),
      placements: dimensions.map { child in
        let origin = CGPoint(
          x: across.start(ofGuide: child[alignment.horizontal]), y: down.start(ofGuide: child[alignment.vertical]))
        return Arrangement.Placement(origin: origin, proposal: proposal)
      })
  }
}
