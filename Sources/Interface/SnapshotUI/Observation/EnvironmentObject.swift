/// A property wrapper that reads an observable object, which an enclosing view has put into the environment.
///
///     @EnvironmentObject private var session: Session
///
/// Rendering throws ``ViewError/Reason/missingEnvironmentObject(path:type:)`` if the object is missing.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Creates bindings to the properties of an observable object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Creates the property.
  public init() {}

  /// The object while a body or an action of the view runs.
  ///
  /// - Precondition: The environment contains the object if the property is read outside of a body or an action.
  public var wrappedValue: ObjectType {
    guard let object = EvaluationFrame.current?.environment.values[object: ObjectType.self] else {
      preconditionFailure(
        "The environment contains no \(ObjectType.self). Add one with .environmentObject(_:) around the view.")
    }
    return object
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

/// The key of an observable object in the environment.
private struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  /// The observable object of a type.
  subscript<ObjectType: ObservableObject>(object type: ObjectType.Type) -> ObjectType? {
    get { self[EnvironmentObjectKey<ObjectType>.self] }
    set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
  }
}
