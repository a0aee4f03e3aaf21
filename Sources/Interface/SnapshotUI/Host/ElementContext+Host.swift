extension ElementContext {
  /// Whether a ``ViewHost`` lays out its screen. Pictures of a hosted view are made without this.
  package var isOnScreenOfHost: Bool { evaluator is ViewGraph }
}
