/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  /// Returns the content.
  public func body(content: Content) -> some View { content }
}
