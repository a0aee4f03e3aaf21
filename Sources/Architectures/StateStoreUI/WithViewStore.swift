import StateStore
import SnapshotUI

/// A view that shows the state of a store.
///
///     WithViewStore(store) { viewStore in
///       Button("\(viewStore.count)") { viewStore.send(.incrementTapped) }
///     }
nonisolated public struct WithViewStore<State: Sendable, Action: Sendable, Content: View>: View {
  private let viewStore: ViewStore<State, Action>
  private let content: (ViewStore<State, Action>) -> Content

  /// Creates a view of a store.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - isDuplicate: Returns whether two states look the same to the view. Such changes are ignored.
  ///   - content: Builds the view.
  public init(
    _ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping @Sendable (State, State) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    viewStore = ViewStore(store, removeDuplicates: isDuplicate)
    self.content = content
  }

  /// The content for the current state.
  public var body: Content { content(viewStore) }
}

extension WithViewStore where State: Equatable {
  /// Creates a view of a store that ignores changes that leave the state equal.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - content: Builds the view.
  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
  ) {
    self.init(store, removeDuplicates: ==, content: content)
  }
}
