/// A property wrapper for a value of the app's settings.
///
///     @AppStorage("units") private var units = Units.metric
///
/// The value is kept in memory, never in the user's defaults: in those of ``ViewHost/appStorage``, in those of
/// ``View/defaultAppStorage(_:)``, or else in the view value itself. A test sets it there:
///
///     host.appStorage["units"] = "imperial"
@propertyWrapper
public struct AppStorage<Value> {
  let stored: StoredValue<Value>

  init(_ stored: StoredValue<Value>) { self.stored = stored }

  /// The current value; the initial value if the key is absent.
  public var wrappedValue: Value {
    get { stored.current }
    nonmutating set { stored.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: DynamicProperty, EnvironmentReading, SelfComparing, StoredProperty {
  func store(in environment: EnvironmentValues) -> InMemoryUserDefaults? { stored.store(in: environment) }

  func value(in environment: EnvironmentValues) -> Any { stored.value(in: environment) }

  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    guard let other = other as? AppStorage else { return false }
    return other.stored.key == stored.key && other.stored.store === stored.store
  }
}
