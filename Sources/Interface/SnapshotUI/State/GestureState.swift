/// A property wrapper for a value that a gesture changes while it is in progress, and that returns to its initial value
/// afterwards.
///
/// A ``ViewHost`` keeps the value. On a screen at rest no gesture is in progress.
@propertyWrapper
public struct GestureState<Value> {
  let state: State<Value>
  /// The value without a gesture.
  let initial: Value

  /// Creates the property with the value without a gesture.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates the property with the value without a gesture.
  public init(initialValue: Value) {
    initial = initialValue
    state = State(initialValue: initialValue)
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The property itself, for `updating(_:body:)` of a gesture.
  public var projectedValue: GestureState<Value> { self }

  /// Writes the value of a gesture in progress.
  func write(_ value: Value) { state.wrappedValue = value }

  /// Restores the value without a gesture.
  func reset() { state.wrappedValue = initial }
}

extension GestureState: DynamicProperty {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the property with `nil` as the value without a gesture.
  public init() { self.init(initialValue: nil) }
}
