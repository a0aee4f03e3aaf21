/// Reads and writes a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// What the binding leads to, where that is known: bindings with equal origins are the same.
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

  /// A value that cannot be changed: writing does nothing.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value, which is read and written through the binding's closures.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding of a property of the value. To make it reads the property, so that a body that makes it depends on it.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    _ = wrappedValue[keyPath: keyPath]
    return Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 },
      origin: origin.map { BindingOrigin(storage: $0.storage, path: $0.path + [keyPath]) })
  }
}

extension Binding {
  /// The binding of an optional's value; `nil` where there is none. Reads the value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 }, origin: nil)
  }

  /// The binding as one of an optional. Writing `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }
}

/// The storage that a binding leads to, and the properties on the way.
struct BindingOrigin: Equatable {
  let storage: AnyObject
  var path: [AnyKeyPath] = []

  static func == (left: BindingOrigin, right: BindingOrigin) -> Bool {
    left.storage === right.storage && left.path == right.path
  }
}
