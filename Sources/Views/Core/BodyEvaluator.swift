/// Gives the bodies of views, and knows which of them need not be evaluated again.
protocol BodyEvaluator: AnyObject {
  /// The body of a view or a modifier.
  ///
  /// - Parameters:
  ///   - subject: What the body is a function of, besides state and environment.
  ///   - properties: The value whose properties are state, bindings and parts of the environment.
  ///   - isFresh: Whether the subject was made in this pass; if not, it is what it was in the last one.
  ///   - make: Evaluates the body.
  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, isFresh: Bool, in environment: EnvironmentBox,
    make: () -> Body
  ) -> EvaluatedBody<Body>
}

/// A body, and what its closures need when they run later.
struct EvaluatedBody<Body> {
  var body: Body
  var state: (any StateSource)?
  /// Whether the body was evaluated now.
  var isFresh: Bool
}
