// The properties of a view whose values a host keeps or compares, without their types.

/// A type-erased state property.
protocol HostedState {
  var anySeed: AnyObject { get }
  /// The body that keeps the state.
  var owner: (any StateReader)? { get }

  /// Returns the storage of the property: that of the last view value, or a new one.
  func storage(replacing known: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage

  /// Lets the view value use a storage outside of bodies and actions.
  func link(to storage: any HostedStorage)
}

extension State: HostedState {
  var anySeed: AnyObject { seed }

  var owner: (any StateReader)? { seed.storage?.owner }

  func storage(replacing known: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage {
    known as? StateStorage<Value> ?? StateStorage(seed.value, name: name, owner: owner)
  }

  func link(to storage: any HostedStorage) { seed.storage = storage as? StateStorage<Value> }
}

/// A type-erased binding.
protocol OriginatedBinding {
  var origin: BindingOrigin? { get }
}

extension Binding: OriginatedBinding {}

/// A property that can read its environment outside of bodies and actions.
protocol EnvironmentLinking {
  var link: EnvironmentLink { get }

  /// Sets the environment.
  ///
  /// - Parameter place: The view and the property, for messages.
  func link(to environment: EnvironmentBox, place: String)
}

/// A type-erased environment property.
protocol EnvironmentReading {
  func value(in environment: EnvironmentValues) -> Any
}

extension Environment: EnvironmentReading, EnvironmentLinking {}
