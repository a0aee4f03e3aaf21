/// The way in which the content of a view changes. A picture shows the content without it.
public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// Rolls the digits of a number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Rolls the digits of a number in the direction of its change.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }

  /// Replaces a symbol with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
}
