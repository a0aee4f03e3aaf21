extension Reducer {
  /// The states that a list of actions leads through, the first one before any of them: a sample game for a trailer, a
  /// flow for a storyboard.
  ///
  /// Effects are not run. What they would send belongs into the list.
  public func replay(_ actions: [Action], from state: State, environment: Environment) -> [State] {
    var state = state
    return [state]
      + actions.map { action in
        _ = run(&state, action, environment)
        return state
      }
  }
}
