import Observation
import SnapshotFoundation

/// The interface of a store for a view: it reads the state and sends actions, and cannot write the state.
///
///     viewStore.count
///     viewStore.send(.incrementTapped)
///
/// Reads are tracked like those of an `@Observable` model, so a view's body is evaluated again only after the state has
/// changed. Changes that leave the state equal are ignored.
@dynamicMemberLookup
public final class ViewStore<State: Sendable, Action: Sendable>: Sendable {
  private let store: Store<State, Action>
  private let isDuplicate: @Sendable (State, State) -> Bool
  private let last: Locked<State>
  private let registrar: (any Sendable)?
  private let subscription = Locked<StoreSubscription?>(nil)

  /// Creates a view store.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - isDuplicate: Returns whether two states look the same to the view. Such changes are ignored.
  public init(_ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping @Sendable (State, State) -> Bool) {
    self.store = store
    self.isDuplicate = isDuplicate
    last = Locked(store.state)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    let listening = store.changes.listen { [weak self] in self?.storeChanged() }
    subscription.withLock { $0 = listening }
  }

  /// The current state.
  public var state: State {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let registrar = registrar as? ObservationRegistrar {
      registrar.access(self, keyPath: \.state)
    }
    return store.state
  }

  /// A property of the current state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

  /// Sends an action.
  ///
  /// - Returns: The effect that the action started. Use it to wait until the effect has finished, or to cancel it.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { store.send(action) }

  private func storeChanged() {
    let state = store.state
    let isUnchanged = last.withLock { last -> Bool in
      defer { last = state }
      return isDuplicate(last, state)
    }
    guard !isUnchanged else { return }
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let registrar = registrar as? ObservationRegistrar {
      registrar.withMutation(of: self, keyPath: \.state) {}
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ViewStore: Observable {}

extension ViewStore where State: Equatable {
  /// Creates a view store that ignores changes that leave the state equal.
  public convenience init(_ store: Store<State, Action>) { self.init(store, removeDuplicates: { $0 == $1 }) }
}
