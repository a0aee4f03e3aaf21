/// A property wrapper that creates bindings to the properties of an observable object.
///
///     @Bindable var profile: Profile
///     TextField("Name", text: $profile.name)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a bindable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a bindable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property wrapper itself, which provides the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property. Creating it reads the property, so the enclosing body depends on the property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    _ = object[keyPath: keyPath]
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      origin: BindingOrigin(storage: object, path: [keyPath]))
  }
}
