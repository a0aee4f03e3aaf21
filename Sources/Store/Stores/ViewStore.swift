import Observation
import TestFailures

/// What a view sees of a store: its state to read, and actions to send. There is nothing to write.
///
///     viewStore.count
///     viewStore.send(.incrementTapped)
///
/// Reading is tracked like that of an `@Observable` model, so that a host evaluates a body again when the state has
/// changed, and only then: a change that leaves the state equal is no change.
@dynamicMemberLookup
public final class ViewStore<State: Sendable, Action: Sendable>: @unchecked Sendable {
  private let store: Store<State, Action>
  private let isDuplicate: @Sendable (State, State) -> Bool
  private let last: Locked<State>
  private let registrar: (any Sendable)?
  private var subscription: StoreSubscription?

  /// - Parameter isDuplicate: Whether a change leaves everything as it was for the view.
  public init(_ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping @Sendable (State, State) -> Bool) {
    self.store = store
    self.isDuplicate = isDuplicate
    last = Locked(store.state)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    subscription = store.changes.listen { [weak self] in self?.storeChanged() }
  }

  /// The state now.
  public var state: State {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let registrar = registrar as? ObservationRegistrar {
      registrar.access(self, keyPath: \.state)
    }
    return store.state
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

  /// Sends an action.
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
  /// What a view sees of a store. Changes that leave the state equal pass unnoticed.
  public convenience init(_ store: Store<State, Action>) { self.init(store, removeDuplicates: ==) }
}
