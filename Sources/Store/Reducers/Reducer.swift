/// How a state changes by an action, and what is to be done in the world then: a function with a name.
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

  public init(_ reduce: @escaping @Sendable (inout State, Action, Environment) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Changes the state by an action. Nothing is done in the world: what should be comes back as a value.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// Changes the state by an action.
  public func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// Changes nothing and does nothing.
  public static var empty: Reducer { Reducer { _, _, _ in .none } }
}
