extension Reducer {
  /// Returns the states that a list of actions produces, beginning with the initial state.
  ///
  /// Use it for a storyboard or a trailer: each state is one frame. Effects do not run, so include the actions that they
  /// would send in the list.
  ///
  /// - Parameters:
  ///   - actions: The actions to reduce, in order.
  ///   - state: The initial state.
  ///   - environment: The dependencies of the reducer.
  /// - Returns: The initial state, and the state after each action.
  public func replay(_ actions: [Action], from state: State, environment: Environment) -> [State] {
    var state = state
    return [state]
      + actions.map { action in
        _ = run(&state, action, environment)
        return state
      }
  }
}
