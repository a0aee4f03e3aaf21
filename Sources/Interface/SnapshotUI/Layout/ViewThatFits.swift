/// A container that shows the first of its views whose ideal size fits the proposal, or the last view if none fits.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a container that compares lengths along the given axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      ViewElement(
        "ViewThatFits", kind: .container, layout: FittingLayout(axes: axes),
        children: try context.elements(of: content), in: context)
    ]
  }
}

/// A layout that shows one of its children.
struct FittingLayout: ElementLayout {
  var axes: Axis.Set

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let child = choice(for: proposal, in: node) else { return Arrangement(size: .zero, placements: []) }
    return Arrangement(
      size: child.size(proposal), placements: [Arrangement.Placement(origin: .zero, proposal: proposal)])
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    choice(for: proposal, in: node)?.explicitGuide(key, for: proposal)
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let chosen = choice(for: place.proposal, in: node)
    return Settlement(
      children: chosen.map { [$0] } ?? [], arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }

  private func choice(for proposal: ProposedViewSize, in node: LayoutNode) -> LayoutNode? {
    let fitting = node.children.first { child in
      let ideal = child.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? node.children.last
  }
}
