import Foundation

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: InMemoryUserDefaults? { nil }
}

private struct SceneStorageKey: EnvironmentKey {
  static var defaultValue: InMemoryUserDefaults? { nil }
}

extension EnvironmentValues {
  /// The defaults of ``AppStorage`` properties; `nil` if neither a host nor a modifier provides them.
  var appStorageDefaults: InMemoryUserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }

  /// The defaults of ``SceneStorage`` properties; `nil` if no host provides them.
  var sceneStorageDefaults: InMemoryUserDefaults? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the defaults of the ``AppStorage`` properties in the view, if they are ``InMemoryUserDefaults``. Other defaults
  /// are ignored, because a picture must not depend on the user's settings.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { environment in
      if let store = store as? InMemoryUserDefaults { environment.appStorageDefaults = store }
    }
  }
}
