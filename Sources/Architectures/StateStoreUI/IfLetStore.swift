import StateStore
import SnapshotFoundation
import SnapshotUI

/// A view of an optional state: one view while the state is there, and another one while it is `nil`.
///
///     IfLetStore(store.scope(state: \.receipt, action: CheckoutAction.receipt)) { receipt in
///       ReceiptScreen(store: receipt)
///     } else: {
///       ProgressView()
///     }
///
/// The content is created anew when the state becomes `nil` and returns; then its `@State` is reset. Other changes of the state
/// evaluate only the content that observes them. Use it with `Reducer.optional()`, which reports an action that is sent after
/// the state became `nil`.
nonisolated public struct IfLetStore<State: Sendable, Action: Sendable, Content: View, ElseContent: View>: View {
  private let store: Store<State?, Action>
  private let unwrapped: UnwrappedStore<State, Action>
  private let content: (Store<State, Action>) -> Content
  private let otherwise: () -> ElseContent

  /// Creates a view of an optional state.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - content: Builds the view while the state is there.
  ///   - otherwise: Builds the view while the state is `nil`.
  public init(
    _ store: Store<State?, Action>, @ViewBuilder then content: @escaping (Store<State, Action>) -> Content,
    @ViewBuilder else otherwise: @escaping () -> ElseContent
  ) {
    self.store = store
    self.content = content
    self.otherwise = otherwise
    unwrapped = UnwrappedStore(store)
  }

  /// The view for the current state.
  public var body: some View {
    WithViewStore(store, removeDuplicates: { ($0 == nil) == ($1 == nil) }) { viewStore in
      if let store = unwrapped.store(for: viewStore.state) { content(store) } else { otherwise() }
    }
  }
}

extension IfLetStore where ElseContent == EmptyView {
  /// Creates a view of an optional state that shows nothing while the state is `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - content: Builds the view while the state is there.
  public init(
    _ store: Store<State?, Action>, @ViewBuilder then content: @escaping (Store<State, Action>) -> Content
  ) {
    self.init(store, then: content, else: { EmptyView() })
  }
}

/// The store of a state that is there, kept until the state becomes `nil`.
private final class UnwrappedStore<State: Sendable, Action: Sendable>: Sendable {
  private let parent: Store<State?, Action>
  private let current = Locked<Store<State, Action>?>(nil)

  init(_ parent: Store<State?, Action>) { self.parent = parent }

  func store(for state: State?) -> Store<State, Action>? {
    guard let state else {
      current.withLock { $0 = nil }
      return nil
    }
    return current.withLock { current in
      if let current { return current }
      let last = Locked(state)
      let store = parent.scope(
        state: { state in
          last.withLock { last in
            // A view that is about to disappear shows the last state.
            if let state { last = state }
            return last
          }
        }, action: { $0 })
      current = store
      return store
    }
  }
}
