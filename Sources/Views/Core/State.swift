/// A value that a view owns. Rendering shows the initial value; writing changes it for later evaluations of the same
/// view value.
@propertyWrapper
public struct State<Value> {
  /// Where the value lives.
  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
