/// How much of what happens a test must describe.
public enum Exhaustivity: Sendable, Equatable {
  /// Everything: every change of the state, every received action, every effect.
  case on
  /// What the test names must hold; the rest passes. What is skipped may be shown on standard error.
  case off(showSkippedAssertions: Bool)

  /// What the test names must hold; the rest passes in silence.
  public static let off = off(showSkippedAssertions: false)
}
