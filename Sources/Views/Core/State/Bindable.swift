/// Makes bindings to the properties of an observable object.
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

  /// The property wrapper itself, which makes bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// The binding of a property. To make it reads the property, so that a body that makes it depends on it.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    _ = object[keyPath: keyPath]
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      origin: BindingOrigin(storage: object, path: [keyPath]))
  }
}

/// Views that a tool shows while one writes. Nothing looks for them here; the protocol is there for the spelling.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
