/// A leaf, container or modifier: a view that makes its elements itself and has no body.
///
/// - A leaf returns one element.
/// - A container calls ``ElementContext/elements(of:)`` for the elements of its content. A view has no element
///   (`EmptyView`), one, or several (`Group`, `ForEach`).
/// - A view reads its surroundings from ``ElementContext/environment`` only.
///
/// `makeElements` is called once per evaluation. Layout measures the elements repeatedly.
nonisolated package protocol PrimitiveView: View, _BodilessContent where Body == Never {
  /// Returns the elements that represent the view in its container, in order.
  func makeElements(in context: ElementContext) throws -> [ViewElement]
}

nonisolated extension PrimitiveView {
  /// Returns the elements that the view makes.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] { try makeElements(in: context) }
}
