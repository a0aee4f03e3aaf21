/// Several views that share modifiers without a container of their own: each modifier applies to each of them.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content)
  }
}
