/// A key for a value that the focused view provides.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view provides.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` if no focused view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property wrapper that reads a value of the focused view. It is always `nil`: on a screen at rest no view has the
/// focus of the system.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates the property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Creates the property for an object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// `nil`.
  public var wrappedValue: Value? { nil }
}

/// A property wrapper that reads and writes a value of the focused view. It is always `nil`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates the property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// `nil`. Writing has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to `nil`.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A property wrapper that reads an observable object of the focused view. It is always `nil`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    /// Returns `nil`.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
  }

  /// Creates the property.
  public init() {}

  /// `nil`.
  public var wrappedValue: ObjectType? { nil }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper() }
}
