/// A flexible space that takes the remaining length of its stack.
nonisolated public struct Spacer: PrimitiveView {
  /// The minimum length along the stack's axis in points; `nil` for 8.
  public var minLength: CGFloat?

  /// Creates a spacer. A minimum length of `nil` is 8 points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let least = minLength ?? ViewSpacing.fallback
    let axis = context.stackAxis
    var element = ViewElement(
      "Spacer", kind: .leaf,
      layout: LeafLayout(spacing: .zero, arguments: .stated(("minLength", minLength))) { proposal in
        CGSize(
          width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
          height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
      }, in: context)
    element.traits.layoutPriority = -.infinity
    return [element]
  }
}
