/// A property wrapper for a value that a view owns.
///
/// A ``ViewHost`` keeps the value while the view is on the screen. Without a host, rendering shows the initial value.
/// Writing then changes the value for later evaluations of the same view value.
@propertyWrapper
public struct State<Value> {
  /// The initial value, and the storage that a host has assigned.
  final class Seed {
    var value: Value
    var storage: StateStorage<Value>?

    init(_ value: Value) { self.value = value }

    /// Writes the value for later evaluations. Bodies must not write: a view may be rendered in several contexts at
    /// once, with equal results.
    func write(_ newValue: Value) {
      if let frame = EvaluationFrame.current, frame.work == .body { return frame.reportWrite() }
      value = newValue
    }
  }

  let seed: Seed

  /// Creates a state property with an initial value.
  public init(wrappedValue: Value) { seed = Seed(wrappedValue) }

  /// Creates a state property with an initial value.
  public init(initialValue: Value) { seed = Seed(initialValue) }

  /// The current value: the host's while a view is hosted, otherwise the view's own.
  public var wrappedValue: Value {
    get { storage?.value ?? seed.value }
    nonmutating set {
      if let storage { storage.write(newValue) } else { seed.write(newValue) }
    }
  }

  /// A binding to the value. Creating it doesn't read the value.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(storage: storage) }
    let seed = seed
    return Binding(get: { seed.value }, set: { seed.write($0) })
  }

  /// The current storage. It depends on the running view, because one view value may be in several places.
  private var storage: StateStorage<Value>? {
    ScreenThread.storage(of: seed) as? StateStorage<Value> ?? seed.storage
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}
