/// The fonts that text may use: the embedded ones and those that the user registers. A value; there is no global
/// registry, and no system font is ever looked up.
public struct FontBook: Hashable, Sendable {
  /// The embedded fonts alone.
  public static let embedded = FontBook()
}
