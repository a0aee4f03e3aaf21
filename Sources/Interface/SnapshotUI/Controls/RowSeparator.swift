import SnapshotRenderTraces

/// Draws a line at the bottom of a row, from the row's text to the edge of the card.
struct RowSeparator: ElementModifier {
  let isVisible: Bool
  /// The color of the line; `nil` for the color of the design.
  let tint: Color?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let rows = try context.elements(of: content)
    guard isVisible else { return rows }
    let metrics = context.environment.designMetrics.list
    let thickness = metrics.separatorThickness ?? 1 / context.environment.displayScale
    let line = SeparatorLine(color: tint ?? metrics.separatorColor ?? Color(.separator), thickness: thickness)
    return try rows.map { row in
      let made = try context.child(.type("separator")).elements(of: line)
      var element = ViewElement(
        "separated", kind: .attachment(baseIndex: 0),
        layout: RowSeparatorLayout(
          thickness: thickness, leadingInset: context.environment.listRowInset,
          trailingInset: metrics.separatorTrailingInset),
        children: [row] + made, in: context)
      element.traits = row.traits
      element.statements = [ElementArgument(ElementArgument.modifier, "listRowSeparator")]
      return element
    }
  }
}

/// The line of a separator.
nonisolated private struct SeparatorLine: PrimitiveView {
  let color: Color
  let thickness: CGFloat

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let thickness = thickness
    return [
      .shape(
        named: "Divider", path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: color,
        size: { CGSize(width: $0.width ?? 0, height: thickness) }, in: context)
    ]
  }
}

/// The layout of a row with a separator inside of its bottom edge.
private struct RowSeparatorLayout: ElementLayout {
  let thickness: CGFloat
  /// The start of the line in a row without text.
  let leadingInset: CGFloat
  let trailingInset: CGFloat

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let row = node.children.first else { return Arrangement(size: .zero, placements: []) }
    let dimensions = row.dimensions(proposal)
    let start = finite(
      dimensions[explicit: .listRowSeparatorLeading] ?? row.firstTextStart(proposal) ?? leadingInset)
    let end = finite(dimensions[explicit: .listRowSeparatorTrailing] ?? dimensions.width - trailingInset)
    let line = ProposedViewSize(width: max(0, end - start), height: nil)
    return Arrangement(
      size: dimensions.size,
      placements: [
        Arrangement.Placement(origin: .zero, proposal: proposal),
        Arrangement.Placement(
          origin: CGPoint(x: start, y: max(0, finite(dimensions.height - thickness))), proposal: line),
      ])
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
}

extension LayoutNode {
  /// Returns the leading edge of the first text, or `nil` if there is no text.
  fileprivate func firstTextStart(_ proposal: ProposedViewSize) -> CGFloat? {
    if element.traits.listRow.hasOnlyControlTexts { return nil }
    if element.drawing?.text != nil { return 0 }
    for (index, placement) in arrangement(proposal).placements.enumerated() where index < children.count {
      if case .attachment(let base) = element.kind, index != base { continue }
      if let start = children[index].firstTextStart(placement.proposal) { return start + placement.origin.x }
    }
    return nil
  }
}
