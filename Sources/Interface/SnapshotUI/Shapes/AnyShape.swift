/// A type-erased shape.
nonisolated public struct AnyShape: Shape, CodeHiding {
  private let wrapped: any Shape

  var hiddenValue: Any { wrapped }

  /// Creates a type-erased shape.
  public init(_ shape: some Shape) { wrapped = (shape as? AnyShape)?.wrapped ?? shape }

  /// Returns the outline of the wrapped shape in a rectangle.
  public func path(in rect: CGRect) -> Path { wrapped.path(in: rect) }

  /// Returns the size of the wrapped shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { wrapped.sizeThatFits(proposal) }

  /// The behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { wrapped.layoutDirectionBehavior }
}
