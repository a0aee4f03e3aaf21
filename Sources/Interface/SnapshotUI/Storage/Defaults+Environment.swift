import Foundation

nonisolated extension View {
  /// Sets the defaults of the ``AppStorage`` properties in the view, if they are ``InMemoryUserDefaults``. Other defaults
  /// are ignored, because a picture must not depend on the user's settings.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { environment in
      if let store = store as? InMemoryUserDefaults { environment.appStorageDefaults = store }
    }
  }
}
