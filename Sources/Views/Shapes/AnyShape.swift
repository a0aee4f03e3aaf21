/// A shape whose type is not known at compile time.
public struct AnyShape: Shape {
  private let wrapped: any Shape

  public init(_ shape: some Shape) { wrapped = (shape as? AnyShape)?.wrapped ?? shape }

  public func path(in rect: CGRect) -> Path { wrapped.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { wrapped.sizeThatFits(proposal) }
}
