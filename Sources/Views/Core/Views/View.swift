/// A piece of a screen as a function of data. The spelling is SwiftUI's.
///
/// A view is not bound to the main actor: a body is a pure function of the view's stored properties and its
/// environment, so that one view can be rendered in many contexts at once.
///
/// A view that composes others has a `body`. A view that is itself a leaf, a container or a modifier conforms to
/// ``PrimitiveView`` instead.
public protocol View: Drawable {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// The elements that stand for the view in its container. There is nothing to write here: a view's `body` or its
  /// ``PrimitiveView/makeElements(in:)`` is what it asks.
  func _viewElements(in context: ElementContext) throws -> [ViewElement]

  /// Whether the view only arranges others in code (``StructuralView``). There is nothing to write here either.
  static var _isStructural: Bool { get }
}

extension View {
  /// `false`: the view adds a step to the identity of its content.
  public static var _isStructural: Bool { false }

  /// The elements of the body.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofBodyOf: self)
  }
}

extension Never: View {
  /// Never called: no value of `Never` exists.
  public var body: Never { self }
}
