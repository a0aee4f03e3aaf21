/// A value that a view owns.
///
/// A ``ViewHost`` keeps it for as long as the view is on the screen: the view may be made anew as often as it likes.
/// Rendering without a host shows the initial value; writing then changes it for later evaluations of the same view
/// value.
@propertyWrapper
public struct State<Value> {
  /// The value that the view was made with, and the storage that a host has linked to it.
  final class Seed {
    var value: Value
    var storage: StateStorage<Value>?

    init(_ value: Value) { self.value = value }

    /// Writes the value for later evaluations. A body must not: one view may be rendered in many contexts at once, and
    /// each must show the same.
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

  /// Reads and writes the value. To make it does not read the value.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(storage: storage) }
    let seed = seed
    return Binding(get: { seed.value }, set: { seed.write($0) })
  }

  /// Where the value lives now. The view that asks decides, since one view value may stand in several places.
  private var storage: StateStorage<Value>? {
    EvaluationFrame.current?.state?.storage(of: seed) as? StateStorage<Value> ?? seed.storage
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}
