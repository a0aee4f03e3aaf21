import Foundation

// Properties without an initial value: an absent key is `nil`.

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates the property for a Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for an integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for a number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for a string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for a URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for a date.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredValue(key, in: .app, store: store))
  }

  /// Creates the property for a value with an integer as its raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(StoredValue(raw: key, in: .app, store: store))
  }

  /// Creates the property for a value with a string as its raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(StoredValue(raw: key, in: .app, store: store))
  }
}
