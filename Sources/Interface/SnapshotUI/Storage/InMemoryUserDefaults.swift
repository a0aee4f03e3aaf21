import Foundation

/// User defaults that exist only in memory: nothing is read from the user's settings, and nothing is written to disk.
///
///     let defaults = InMemoryUserDefaults(["units": "metric"])
///     assertSnapshot(of: SettingsScreen().defaultAppStorage(defaults), as: .image(on: .iPhoneSE3))
///
/// A ``ViewHost`` has one for its ``AppStorage`` properties and one for its ``SceneStorage`` properties.
public final class InMemoryUserDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any]
  private var screens: [ObjectIdentifier: WeakScreen] = [:]

  private struct WeakScreen {
    weak var screen: (any StateScreen)?
  }

  /// Creates defaults with initial values, such as `["units": "metric"]`.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
    // NB: The initializer fails only for the names of the app and of the global domain.
    // swift-format-ignore: NeverForceUnwrap
    super.init(suiteName: "swift-snapshot.in-memory")!
  }

  /// The value of a key; `nil` removes it.
  public subscript(key: String) -> Any? {
    get { object(forKey: key) }
    set { set(newValue, forKey: key) }
  }

  /// Returns the value of a key.
  public override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }

  /// Sets the value of a key; `nil` removes it.
  public override func set(_ value: Any?, forKey defaultName: String) {
    let shown = lock.withLock { () -> [any StateScreen] in
      values[defaultName] = value
      return screens.values.compactMap(\.screen)
    }
    for screen in shown { screen.setNeedsUpdate() }
  }

  /// Sets the URL of a key; `nil` removes it.
  public override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

  /// Returns the URL of a key.
  public override func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }

  /// Removes the value of a key.
  public override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Returns all values by their keys.
  public override func dictionaryRepresentation() -> [String: Any] { lock.withLock { values } }

  /// Does nothing: there is no disk to write to.
  public override func synchronize() -> Bool { true }

  /// Updates a screen after each change.
  @discardableResult
  func addScreen(_ screen: any StateScreen) -> AnyCancellable? {
    lock.withLock {
      screens = screens.filter { $0.value.screen != nil }
      screens[ObjectIdentifier(screen)] = WeakScreen(screen: screen)
    }
    return nil
  }

  /// The value of a key, as bindings identify it.
  subscript(stored key: String) -> Any? { object(forKey: key) }
}
