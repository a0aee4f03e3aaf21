/// A line with a thickness of one pixel: vertical in a horizontal stack, otherwise horizontal.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let thickness = 1 / context.environment.displayScale
    let isVertical = context.stackAxis == .horizontal
    return [
      .shape(
        named: "Divider", path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero),
        style: Color(.separator),
        size: { proposal in
          let filled = proposal.replacingUnspecifiedDimensions()
          return isVertical
            ? CGSize(width: thickness, height: filled.height) : CGSize(width: filled.width, height: thickness)
        }, in: context)
    ]
  }
}
