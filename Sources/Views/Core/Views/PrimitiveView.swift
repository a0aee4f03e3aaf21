/// A view that makes its elements itself instead of composing other views: every leaf, container and modifier.
///
/// How to write one:
///
///     public struct Dot: PrimitiveView {
///       public func makeElements(in context: ElementContext) throws -> [ViewElement] {
///         [
///           .shape(
///             named: "Dot", path: { Path(ellipseIn: $0) }, drawnBy: .fill(.nonZero), style: ForegroundStyle(),
///             in: context)
///         ]
///       }
///     }
///
/// - A leaf returns one element. A protocol such as `Shape` refines `PrimitiveView` and gives `makeElements` in an
///   extension, so that a user's shape needs only its path.
/// - A container asks ``ElementContext/elements(of:)`` for the elements of its content. One view may give none
///   (`EmptyView`), one, or many (`Group`, `ForEach`).
/// - Whatever a view reads from its surroundings, it reads from ``ElementContext/environment``.
///
/// `makeElements` runs once an environment; layout then measures the elements as often as it likes.
public protocol PrimitiveView: View where Body == Never {
  /// The elements that stand for this view in its container, in order.
  func makeElements(in context: ElementContext) throws -> [ViewElement]
}

extension PrimitiveView {
  /// The elements that the view makes itself.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] { try makeElements(in: context) }

  /// Never called: the view makes its elements itself.
  public var body: Never {
    preconditionFailure("\(Self.self) makes its elements itself and has no body; ask for its elements instead")
  }
}
