/// A property wrapper for a value of the scene that the app restores, such as the selected tab.
///
///     @SceneStorage("tab") private var tab = Tab.home
///
/// The value is kept in memory: in ``ViewHost/sceneStorage``, or else in the view value itself.
@propertyWrapper
public struct SceneStorage<Value> {
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

extension SceneStorage: DynamicProperty, EnvironmentReading, SelfComparing, StoredProperty {
  func store(in environment: EnvironmentValues) -> InMemoryUserDefaults? { stored.store(in: environment) }

  func value(in environment: EnvironmentValues) -> Any { stored.value(in: environment) }

  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    guard let other = other as? SceneStorage else { return false }
    return other.stored.key == stored.key && other.stored.store === stored.store
  }
}
