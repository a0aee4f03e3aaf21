/// The context of a change of state: how it is animated.
public struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether views ignore their own animations.
  public var disablesAnimations = false
  /// Whether the change belongs to a continuous interaction.
  public var isContinuous = false
  /// Whether views animate scrolling to the focused view.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds an action that runs after the animations. Nothing animates, so that it runs at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

/// A key for a value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value before it is set.
  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete
  case removed
}

/// Runs changes of state. Their animation isn't drawn.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs changes of state, then the completion: nothing animates, so that the change is complete at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs changes of state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs changes of state with a value of the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

nonisolated extension View {
  /// Changes the transactions of the modifiers in a closure, which are drawn.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).inert("transaction")
  }
}

nonisolated extension Binding {
  /// Returns the binding. The animation of its changes isn't drawn.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The transaction of changes. It has no animation, and setting it has no effect: time stands still.
  public var transaction: Transaction {
    get { Transaction() }
    nonmutating set {}
  }

  /// Returns the binding. The transaction of its changes has no effect.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

nonisolated extension GestureState {
  /// Creates the property with the value without a gesture. The closure never runs: no transaction resets the value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue)
  }

  /// Creates the property with the value without a gesture. The closure never runs: no transaction resets the value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: initialValue)
  }

  /// Creates the property with the value without a gesture. The transaction of the reset isn't drawn.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(initialValue: wrappedValue) }
}
