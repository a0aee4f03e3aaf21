// The one file that knows views: everything else in this module is logic without a screen.
public import Views

/// A view made of a store's state.
///
///     WithViewStore(store) { viewStore in
///       Button("\(viewStore.count)") { viewStore.send(.incrementTapped) }
///     }
public struct WithViewStore<State: Sendable, Action: Sendable, Content: View>: View {
  private let viewStore: ViewStore<State, Action>
  private let content: (ViewStore<State, Action>) -> Content

  /// - Parameter isDuplicate: Whether a change leaves everything as it was for the view.
  public init(
    _ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping @Sendable (State, State) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    viewStore = ViewStore(store, removeDuplicates: isDuplicate)
    self.content = content
  }

  public var body: Content { content(viewStore) }
}

extension WithViewStore where State: Equatable {
  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(store, removeDuplicates: ==, content: content)
  }
}

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
