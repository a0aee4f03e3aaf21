/// A view without elements. It takes no space and no spacing.
nonisolated public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  package func makeElements(in context: ElementContext) throws -> [ViewElement] { [] }
}
