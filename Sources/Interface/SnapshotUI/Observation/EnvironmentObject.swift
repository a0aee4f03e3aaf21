/// A property wrapper that reads an observable object, which an enclosing view has put into the environment.
///
///     @EnvironmentObject private var session: Session
///
/// Rendering throws ``ViewError/Reason/missingEnvironmentObject(path:type:)`` if the object is missing.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Creates bindings to the properties of an observable object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  let link = EnvironmentLink()

  /// Creates the property.
  public init() {}

  /// The object in the environment of the running body or action, otherwise in the last environment of the view.
  ///
  /// A body isn't evaluated without the object: rendering throws
  /// ``ViewError/Reason/missingEnvironmentObject(path:type:)``.
  public var wrappedValue: ObjectType {
    link.model(of: ObjectType.self, adding: "environmentObject(_:)") { $0[object: ObjectType.self] }
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
