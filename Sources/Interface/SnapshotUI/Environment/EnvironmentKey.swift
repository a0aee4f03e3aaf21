/// A key for a custom environment value.
///
///     private struct AccentKey: EnvironmentKey { static let defaultValue = 3 }
///
///     extension EnvironmentValues {
///       var accent: Int {
///         get { self[AccentKey.self] }
///         set { self[AccentKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
