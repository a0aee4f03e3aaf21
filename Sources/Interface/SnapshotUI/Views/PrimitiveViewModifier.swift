/// A modifier that makes the elements of its content itself and has no body, as ``PrimitiveView`` does for views.
public protocol PrimitiveViewModifier {
  /// Returns the elements of the modified view. Don't implement this requirement: implement the requirements of the
  /// protocol that refines this one.
  nonisolated func _elements(of content: any View, in context: ElementContext) throws -> [ViewElement]
}
