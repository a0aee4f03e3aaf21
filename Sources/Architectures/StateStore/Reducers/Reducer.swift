/// A function that changes a state by an action and returns the side effects to run.
///
///     let counterReducer = Reducer<CounterState, CounterAction, Void> { state, action, _ in
///       switch action {
///       case .incrementTapped:
///         state.count += 1
///         return .none
///       }
///     }
public struct Reducer<State, Action: Sendable, Environment>: Sendable {
  private let reduce: @Sendable (inout State, Action, Environment) -> Effect<Action>

  /// Creates a reducer from a function.
  ///
  /// - Parameter reduce: Changes the state by the action, and returns the effects to run.
  public init(_ reduce: @escaping @Sendable (inout State, Action, Environment) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Changes the state by an action, and returns the effects to run. Does not run them.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// Changes the state by an action, and returns the effects to run. Does not run them.
  public func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// A reducer that ignores every action.
  public static var empty: Reducer { Reducer { _, _, _ in .none } }
}
