/// Room that gives way before anything else: it takes what the other views of its stack leave.
public struct Spacer: PrimitiveView {
  /// The least length in points along the stack's axis; 8 where it is not given.
  public var minLength: CGFloat?

  /// Creates a spacer. The minimum length is in points; `nil` for the default spacing.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let least = minLength ?? ViewSpacing.fallback
    let axis = context.stackAxis
    var element = ViewElement(
      "Spacer", kind: .leaf,
      layout: LeafLayout(spacing: .zero) { proposal in
        CGSize(
          width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
          height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
      }, in: context)
    element.traits.layoutPriority = -.infinity
    return [element]
  }
}
