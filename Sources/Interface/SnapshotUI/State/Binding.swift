/// A property wrapper that reads and writes a value owned by another view or object.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The storage of the value, if it is known. Bindings with equal origins are equal.
  let origin: BindingOrigin?

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  /// Creates a binding from another binding's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: BindingOrigin?) {
    self.get = get
    self.set = set
    self.origin = origin
  }

  /// Returns a binding to a constant. Writing has no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value, which is read and written through the binding's closures.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value. Creating it reads the property, so the enclosing body depends on the
  /// property.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    _ = wrappedValue[keyPath: keyPath]
    return Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 },
      origin: origin.map { BindingOrigin(storage: $0.storage, path: $0.path + [keyPath]) })
  }
}

extension Binding {
  /// Creates a binding to the wrapped value of an optional, or `nil` if the optional is `nil`. Reads the value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 }, origin: nil)
  }

  /// Creates a binding to an optional from a binding to its wrapped value. Writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }
}

/// The storage of a bound value, and the key paths that lead to the value.
struct BindingOrigin: Equatable {
  let storage: AnyObject
  var path: [AnyKeyPath] = []

  static func == (left: BindingOrigin, right: BindingOrigin) -> Bool {
    left.storage === right.storage && left.path == right.path
  }
}
