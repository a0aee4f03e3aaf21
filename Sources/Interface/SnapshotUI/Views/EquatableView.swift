/// A view whose body is evaluated again only if the view value is unequal to the previous one. A ``ViewHost`` compares
/// all `Equatable` views with `==`, so that the type has no further effect.
nonisolated public struct EquatableView<Content: View & Equatable>: StructuralView {
  /// The view.
  public var content: Content

  /// Creates a view that compares its content.
  public init(content: Content) { self.content = content }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: content) }
}

nonisolated extension View where Self: Equatable {
  /// Compares the view with `==` before its body is evaluated again.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
