/// Evaluates the bodies of views, or returns the last body if nothing has changed.
protocol BodyEvaluator: AnyObject {
  /// Returns the body of a view or a modifier.
  ///
  /// - Parameters:
  ///   - subject: The value that the body depends on, besides state and environment.
  ///   - properties: The value whose properties are state, bindings and environment values.
  ///   - origin: The origin of the subject.
  ///   - outer: The state of the enclosing views.
  ///   - make: Evaluates the body.
  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, origin: ViewOrigin, below outer: (any StateSource)?,
    in environment: EnvironmentBox, make: () -> Body
  ) -> EvaluatedBody<Body>

  /// Returns the handler of the last pass at a position, with a new action; `nil` if the evaluator keeps none.
  func handler(at identity: ViewIdentity?, performing action: @escaping () -> Void) -> ActionHandler<Void>?

  /// The menu that is open.
  var openMenu: ViewIdentity? { get }

  /// Opens a menu; `nil` closes it.
  func open(menu identity: ViewIdentity?)
}

extension BodyEvaluator {
  func handler(at identity: ViewIdentity?, performing action: @escaping () -> Void) -> ActionHandler<Void>? { nil }

  func open(menu identity: ViewIdentity?) {}
}

/// The origin of a view value, which decides how it is compared with the value of the last pass.
enum ViewOrigin {
  /// Part of a body that hasn't been evaluated since the last pass: the value is unchanged.
  case kept
  /// Created in this pass by code that no host observes, such as a primitive view. Its values are compared, its
  /// closures aren't.
  case remade
  /// Part of a body that was evaluated in this pass: the value is unchanged only if all its parts are equal.
  case evaluated

  /// The origin of views that are created from a view of this origin.
  var remade: ViewOrigin { self == .evaluated ? .evaluated : .remade }
}

/// A body, and the context in which its closures run.
struct EvaluatedBody<Body> {
  var body: Body
  var state: (any StateSource)?
  /// The origin of the views in the body.
  var origin: ViewOrigin
}
