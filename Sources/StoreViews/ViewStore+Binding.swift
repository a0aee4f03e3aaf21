import Store
import Views

extension ViewStore {
  /// A binding that reads the state and sends an action for every value that is written to it.
  public func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }

  /// A binding that reads the state and sends one and the same action whatever is written to it.
  public func binding<Value>(get: @escaping (State) -> Value, send action: Action) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding of the whole state.
  public func binding(send action: @escaping (State) -> Action) -> Binding<State> {
    binding(get: { $0 }, send: action)
  }
}
