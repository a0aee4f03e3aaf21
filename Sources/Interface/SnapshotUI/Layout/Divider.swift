/// A line with a thickness of one pixel: vertical in a horizontal stack, otherwise horizontal.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let thickness = 1 / context.environment.displayScale
    let isVertical = context.stackAxis == .horizontal
    var spacing = ViewSpacing()
    spacing.isDivider = true
    let layout = LeafLayout(spacing: spacing) { proposal in
      let filled = proposal.replacingUnspecifiedDimensions()
      return isVertical
        ? CGSize(width: thickness, height: filled.height) : CGSize(width: filled.width, height: thickness)
    }
    let ink = ShapeInk(
      path: { frame in Path { $0.addRect(frame) } }, drawing: .fill(.nonZero), style: Color(.separator))
    return [ViewElement("Divider", kind: .leaf, layout: layout, drawing: ink, in: context)]
  }
}
