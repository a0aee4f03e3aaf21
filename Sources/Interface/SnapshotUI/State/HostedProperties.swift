// The properties of a view whose values a host keeps or compares, without their types.

/// A type-erased state property.
protocol HostedState {
  var anySeed: AnyObject { get }
  /// The body that keeps the state.
  var owner: (any StateReader)? { get }

  func link(to storage: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage
}

extension State: HostedState {
  var anySeed: AnyObject { seed }

  var owner: (any StateReader)? { seed.storage?.owner }

  func link(to storage: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage {
    let storage = storage as? StateStorage<Value> ?? StateStorage(seed.value, name: name, owner: owner)
    seed.storage = storage
    return storage
  }
}

/// A type-erased binding.
protocol OriginatedBinding {
  var origin: BindingOrigin? { get }
}

extension Binding: OriginatedBinding {}

/// A type-erased environment property.
protocol EnvironmentReading {
  func value(in environment: EnvironmentValues) -> Any
}

extension Environment: EnvironmentReading {}
