/// An action with an identity. Closures are never equal, so that an environment value that contains one would differ in
/// every pass, and its readers would be evaluated again.
final class ActionHandler<Input> {
  var perform: (Input) -> Void

  init(_ perform: @escaping (Input) -> Void) { self.perform = perform }
}

extension ElementContext {
  /// Returns a handler for an action at the position of the context. A host returns the same handler in every pass, with
  /// the newest action.
  func handler(performing action: @escaping () -> Void) -> ActionHandler<Void> {
    evaluator?.handler(at: identity, performing: action) ?? ActionHandler<Void> { _ in action() }
  }
}
