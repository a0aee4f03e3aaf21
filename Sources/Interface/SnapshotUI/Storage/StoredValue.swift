import Foundation

/// The value of a key in defaults: what ``AppStorage`` and ``SceneStorage`` have in common.
struct StoredValue<Value> {
  /// The defaults that keep the values of a property wrapper.
  enum Scope {
    case app
    case scene
  }

  /// The value of a property without defaults in its environment.
  final class Seed {
    var value: Value?
  }

  let key: String
  let scope: Scope
  /// The value for a key that is absent.
  let initial: Value
  /// The defaults of the property itself.
  let store: InMemoryUserDefaults?
  /// Converts between the value and its stored form; `nil` is an absent value.
  let load: (Any) -> Value?
  let save: (Value) -> Any?
  let seed = Seed()

  /// Returns the defaults of the property in an environment.
  func store(in environment: EnvironmentValues?) -> InMemoryUserDefaults? {
    switch scope {
    case .app: store ?? environment?.appStorageDefaults
    case .scene: environment?.sceneStorageDefaults
    }
  }

  /// Returns the value in an environment.
  func value(in environment: EnvironmentValues?) -> Value {
    store(in: environment).map(value(in:)) ?? seed.value ?? initial
  }

  /// The current value.
  var current: Value {
    get { value(in: EvaluationFrame.current?.environment.values) }
    nonmutating set { write(newValue, to: store(in: EvaluationFrame.current?.environment.values)) }
  }

  /// A binding to the value, in the defaults of the current environment.
  var binding: Binding<Value> {
    guard let store = store(in: EvaluationFrame.current?.environment.values) else {
      return Binding(get: { seed.value ?? initial }, set: { write($0, to: nil) })
    }
    let origin = BindingOrigin(storage: store, path: [\InMemoryUserDefaults[stored: key]])
    return Binding(
      get: {
        let value = value(in: store)
        ObservedValue.note(
          ObservedValue(value, at: origin, read: { self.value(in: store) }, addingScreen: store.addScreen(_:)))
        return value
      },
      set: { write($0, to: store) }, origin: origin)
  }

  private func value(in store: InMemoryUserDefaults) -> Value { store.object(forKey: key).flatMap(load) ?? initial }

  /// Writes a value. A body must not write: it is reported as a diagnostic.
  private func write(_ value: Value, to store: InMemoryUserDefaults?) {
    if let frame = EvaluationFrame.current, frame.work == .body {
      frame.state?.didWrite("the value of \"\(key)\"")
      if frame.state == nil { return frame.reportWrite() }
    }
    guard let store else {
      seed.value = value
      return
    }
    store.set(save(value), forKey: key)
  }
}

/// A type-erased property whose value is in defaults.
protocol StoredProperty {
  func store(in environment: EnvironmentValues) -> InMemoryUserDefaults?
}

extension StoredValue {
  /// A value that defaults keep as it is.
  init(_ initial: Value, _ key: String, in scope: Scope, store: UserDefaults?) {
    self.init(
      key: key, scope: scope, initial: initial, store: store as? InMemoryUserDefaults,
      load: { $0 as? Value ?? ($0 as? any BinaryInteger).flatMap { Double($0) as? Value } },
      save: { $0 })
  }

  /// An optional value, which is absent if it is `nil`.
  init<Wrapped>(_ key: String, in scope: Scope, store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key: key, scope: scope, initial: nil, store: store as? InMemoryUserDefaults,
      load: { ($0 as? Wrapped).map(Optional.some) }, save: { $0.map { $0 as Any } })
  }

  /// A value that defaults keep as its raw value.
  init(raw initial: Value, _ key: String, in scope: Scope, store: UserDefaults?) where Value: RawRepresentable {
    self.init(
      key: key, scope: scope, initial: initial, store: store as? InMemoryUserDefaults,
      load: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, save: { $0.rawValue })
  }

  /// An optional value that defaults keep as its raw value.
  init<Wrapped: RawRepresentable>(raw key: String, in scope: Scope, store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key: key, scope: scope, initial: nil, store: store as? InMemoryUserDefaults,
      load: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)).map(Optional.some) },
      save: { $0.map { $0.rawValue as Any } })
  }
}
