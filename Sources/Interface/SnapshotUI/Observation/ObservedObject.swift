/// A property wrapper for an observable object that another view or object owns.
///
///     @ObservedObject var model: CounterModel
///
/// A ``ViewHost`` evaluates the body again after each change of the object.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Creates bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(object: object, keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the property with an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension Binding {
  /// A binding to a property of an observable object. Reading it in a body makes the body depend on the property.
  init<ObjectType: ObservableObject>(object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    let origin = BindingOrigin(storage: object, path: [keyPath])
    self.init(
      get: {
        let value = object[keyPath: keyPath]
        ObservedValue.note(
          ObservedValue(
            value, at: origin, read: { object[keyPath: keyPath] },
            addingScreen: { screen in object.observingChanges { [weak screen] in screen?.setNeedsUpdate() } }))
        return value
      },
      set: { object[keyPath: keyPath] = $0 }, origin: origin)
  }
}
