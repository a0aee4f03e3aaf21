/// The way in which a view appears and disappears. A picture shows the view at rest, without its transition.
public struct AnyTransition: Sendable, CustomStringConvertible {
  /// What the transition does, as the text form of the elements shows it.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) { description = transitionName(of: T.self) }

  /// Scales the view from a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale \(formatted(scale))")
  }

  /// Moves the view in from an edge and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move \(edge)") }

  /// Moves the view in from an offset and back.
  public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

  /// Moves the view in from an offset and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset x \(formatted(x)), y \(formatted(y))")
  }

  /// Moves the view in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push \(edge)") }

  /// Combines a transition for appearing and one for disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition("asymmetric \(insertion.description), \(removal.description)")
  }

  /// Applies a modifier while the view is absent, and another one at rest. At rest, `identity` is expected to change
  /// nothing; it isn't drawn.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier \(typeName(E.self))")
  }

  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("\(description) + \(other.description)")
  }

  /// Returns the transition. Its animation isn't drawn.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The name of a transition's type as its static member writes it, such as `opacity` for `OpacityTransition`.
func transitionName(of type: Any.Type) -> String {
  let name = typeName(type)
  guard name.hasSuffix("Transition"), name.count > 10 else { return name }
  return name.prefix(1).lowercased() + name.dropFirst().dropLast(10)
}
