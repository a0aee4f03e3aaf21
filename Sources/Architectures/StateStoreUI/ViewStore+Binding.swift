import StateStore
import SnapshotUI

extension ViewStore {
  /// Returns a binding that reads from the state, and sends an action for each value that is written to it.
  ///
  /// - Parameters:
  ///   - get: Returns the value from the state.
  ///   - action: Returns the action for a written value.
  public func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }

  /// Returns a binding that reads from the state, and sends the same action whatever is written to it.
  ///
  /// - Parameters:
  ///   - get: Returns the value from the state.
  ///   - action: The action to send.
  public func binding<Value>(get: @escaping (State) -> Value, send action: Action) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding of the whole state.
  ///
  /// - Parameter action: Returns the action for a written state.
  public func binding(send action: @escaping (State) -> Action) -> Binding<State> {
    binding(get: { $0 }, send: action)
  }
}
