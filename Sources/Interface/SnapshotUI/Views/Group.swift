/// A group of views without a container. A modifier of the group applies to each view.
nonisolated public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content)
  }
}
