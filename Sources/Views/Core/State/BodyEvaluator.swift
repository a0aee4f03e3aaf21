/// Gives the bodies of views, and knows which of them need not be evaluated again.
protocol BodyEvaluator: AnyObject {
  /// The body of a view or a modifier.
  ///
  /// - Parameters:
  ///   - subject: What the body is a function of, besides state and environment.
  ///   - properties: The value whose properties are state, bindings and parts of the environment.
  ///   - origin: When the subject was made.
  ///   - outer: The state of the views around the subject.
  ///   - make: Evaluates the body.
  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, origin: ViewOrigin, below outer: (any StateSource)?,
    in environment: EnvironmentBox, make: () -> Body
  ) -> EvaluatedBody<Body>
}

/// When a view value was made, which says what it takes to know whether it is the one of the last pass.
enum ViewOrigin {
  /// Part of a body that has not been evaluated since: it is what it was.
  case kept
  /// Made in this pass by code that no host follows, such as a primitive view: its values say whether it is another one.
  /// Its functions do not, as they are made anew each time.
  case remade
  /// Part of a body that was evaluated in this pass: it is another one unless all of its values are equal.
  case evaluated

  /// The origin of views that are made of a view of this origin, not taken from it.
  var remade: ViewOrigin { self == .evaluated ? .evaluated : .remade }
}

/// A body, and what its closures need when they run later.
struct EvaluatedBody<Body> {
  var body: Body
  var state: (any StateSource)?
  /// When the views in the body were made.
  var origin: ViewOrigin
}
