import Store
import Views

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
