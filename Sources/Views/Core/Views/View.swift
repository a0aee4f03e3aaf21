/// A part of a screen as a function of data, like SwiftUI's `View`.
///
/// Unlike SwiftUI's, a view isn't isolated to the main actor. Its body is a pure function of its stored properties and
/// its environment, so that one view can be rendered in many contexts at once.
///
/// A view composed of other views has a `body`. A leaf, container or modifier conforms to ``PrimitiveView`` instead.
public protocol View: Drawable {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Returns the elements that represent the view in its container. Don't implement this requirement: implement `body`
  /// or ``PrimitiveView/makeElements(in:)``.
  func _viewElements(in context: ElementContext) throws -> [ViewElement]

  /// Whether the view adds no step to the identity of its content. Don't implement this requirement.
  static var _isStructural: Bool { get }
}

extension View {
  /// `false`: the view adds a step to the identity of its content.
  public static var _isStructural: Bool { false }

  /// Returns the elements of the body.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofBodyOf: self)
  }
}

extension Never: View {
  /// Never called: no value of `Never` exists.
  public var body: Never { self }
}
