/// How much of what happens a test must assert.
public enum Exhaustivity: Sendable, Equatable {
  /// Everything: all changes of the state, all received actions, and the end of all effects.
  case on
  /// Only what the test asserts. Other changes and actions are skipped.
  ///
  /// - Parameter showSkippedAssertions: Whether to print skipped actions to standard error.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts. Other changes and actions are skipped without a message.
  public static let off = off(showSkippedAssertions: false)
}
