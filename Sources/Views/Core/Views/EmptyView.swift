/// A view without any element: it takes no room and no spacing.
public struct EmptyView: PrimitiveView {
  public init() {}

  public func makeElements(in context: ElementContext) throws -> [ViewElement] { [] }
}
