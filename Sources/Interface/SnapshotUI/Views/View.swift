/// A part of a screen as a function of data, like SwiftUI's `View`.
///
/// Views belong to the main actor, as in SwiftUI, so that a body can read models of the main actor. Rendering evaluates
/// bodies on the calling thread: a body is a pure function of its stored properties and its environment, so that one view
/// can be rendered in many contexts at once. The views of this module are not isolated, and can be created anywhere. In the
/// Swift 6 language mode, mark a test `@MainActor` if it creates views with initializers of their own.
///
/// A view composed of other views has a `body`. The leaves, containers and modifiers of this module have none.
@MainActor @preconcurrency
public protocol View: Drawable {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the elements that represent the view in its container. Don't implement this requirement: implement `body`.
  nonisolated func _viewElements(in context: ElementContext) throws -> [ViewElement]

  /// Whether the view adds no step to the identity of its content. Don't implement this requirement.
  nonisolated static var _isStructural: Bool { get }
}

/// A view that can be created anywhere. Views of this package whose properties have wrappers conform to it, because Swift 6.2
/// accepts no property wrappers in a structure that is marked `nonisolated`.
nonisolated package protocol NonisolatedView: View {}

nonisolated extension View {
  /// `false`: the view adds a step to the identity of its content.
  public static var _isStructural: Bool { false }

  /// Returns the elements of the body.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofBodyOf: self)
  }
}

nonisolated extension Never: View {
  /// Never called: no value of `Never` exists.
  nonisolated public var body: Never { self }
}
