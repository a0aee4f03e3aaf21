/// A label, a space and a value in a row. A value that does not fit beside its label is below it.
nonisolated struct LabelAndValue<Content: View>: PrimitiveView {
  /// Whether the value is below its label in any case.
  let isStacked: Bool
  let stackedSpacing: CGFloat?
  let content: Content

  init(isStacked: Bool, stackedSpacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.isStacked = isStacked
    self.stackedSpacing = stackedSpacing
    self.content = content()
  }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      try .container(
        "HStack", layout: LabelAndValueLayout(isStacked: isStacked, stackedSpacing: stackedSpacing),
        stackAxis: .horizontal, content: content, in: context)
    ]
  }
}

struct LabelAndValueLayout: ElementLayout {
  var isStacked: Bool
  /// The distance between a label and the value below it in points; `nil` for their preferred spacing.
  var stackedSpacing: CGFloat?

  private static var row: StackLayout {
    StackLayout(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key)
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard node.children.count == 3, isStacked || !fits(proposal, node) else {
      return Self.row.arrange(proposal, in: node)
    }
    let (label, space, value) = (node.children[0], node.children[1], node.children[2])
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    let (upper, lower) = (label.size(offered), value.size(offered))
    let gap = stackedSpacing ?? label.spacing.distance(to: value.spacing, along: .vertical)
    let free = max(0, (proposal.width ?? 0) - space.size(.zero).width)
    return Arrangement(
      size: CGSize(width: max(upper.width, lower.width, free), height: upper.height + gap + lower.height),
      placements: [
        Arrangement.Placement(origin: .zero, proposal: offered),
        Arrangement.Placement(origin: CGPoint(x: 0, y: upper.height), proposal: .zero),
        Arrangement.Placement(origin: CGPoint(x: 0, y: upper.height + gap), proposal: offered),
      ])
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { Self.row.spacing(of: node) }

  private func fits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Bool {
    guard let width = proposal.width else { return true }
    let ideal = node.children.reduce(0) { $0 + $1.size(.unspecified).width }
    // The widths of texts are sums of rounded advances.
    return ideal + 16 <= width + 0.01
  }
}
