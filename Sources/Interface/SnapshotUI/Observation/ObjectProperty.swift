/// A type-erased property of a view that refers to an observable object.
protocol ObjectProperty {
  /// Observes the object of the property in an environment.
  ///
  /// - Returns: The object and its subscription; `nil` if there is no object.
  func observing(in environment: EnvironmentValues, _ change: @escaping () -> Void) -> ObservedProperty?

  /// The object of the property in an environment.
  func observedObject(in environment: EnvironmentValues) -> AnyObject?
}

/// The subscription to the object of a property.
struct ObservedProperty {
  let object: AnyObject
  let subscription: AnyCancellable
}

extension StateObject: DynamicProperty, ObjectProperty, SelfComparing {
  func observing(in environment: EnvironmentValues, _ change: @escaping () -> Void) -> ObservedProperty? {
    guard let object = seed.storage?.object else { return nil }
    return ObservedProperty(object: object, subscription: object.observingChanges(change))
  }

  func observedObject(in environment: EnvironmentValues) -> AnyObject? { seed.storage?.object }

  /// The host keeps the object: two values are never compared.
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool { other is StateObject }
}

extension ObservedObject: DynamicProperty, ObjectProperty, SelfComparing {
  func observing(in environment: EnvironmentValues, _ change: @escaping () -> Void) -> ObservedProperty? {
    ObservedProperty(object: wrappedValue, subscription: wrappedValue.observingChanges(change))
  }

  func observedObject(in environment: EnvironmentValues) -> AnyObject? { wrappedValue }

  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    (other as? ObservedObject)?.wrappedValue === wrappedValue
  }
}

extension EnvironmentObject: DynamicProperty, ObjectProperty, EnvironmentReading, EnvironmentLinking {
  func observing(in environment: EnvironmentValues, _ change: @escaping () -> Void) -> ObservedProperty? {
    environment[object: ObjectType.self].map {
      ObservedProperty(object: $0, subscription: $0.observingChanges(change))
    }
  }

  func observedObject(in environment: EnvironmentValues) -> AnyObject? { environment[object: ObjectType.self] }

  func value(in environment: EnvironmentValues) -> Any {
    environment[object: ObjectType.self].map(ObjectIdentifier.init) as Any
  }

  func link(to environment: EnvironmentBox, place: String) { link.set(environment, place: place) }
}

extension EnvironmentObject: ModelRequiring {
  var requiresModel: Bool { true }

  func missingModel(in environment: EnvironmentValues) -> MissingModel? {
    environment[object: ObjectType.self] == nil ? .object(typeName(ObjectType.self)) : nil
  }
}

extension StateObject: HostedState {
  var anySeed: AnyObject { seed }

  var owner: (any StateReader)? { nil }

  func storage(replacing known: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage {
    known as? ObjectStorage<ObjectType> ?? ObjectStorage(seed.object)
  }

  func link(to storage: any HostedStorage) { seed.storage = storage as? ObjectStorage<ObjectType> }
}

extension StateObject: ObjectHolding {
  var holdsObject: Bool { true }

  func heldValue(making: Bool) -> Any? { making ? wrappedValue : seed.storage?.object ?? seed.madeObject }
}

extension ObservedObject: ObjectHolding {
  var holdsObject: Bool { true }

  func heldValue(making: Bool) -> Any? { wrappedValue }
}
