/// Several views that share modifiers without a container of their own: each modifier applies to each of them.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content)
  }
}
