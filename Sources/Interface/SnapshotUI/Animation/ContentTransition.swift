/// The way in which the content of a view changes. A picture shows the content without it.
public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// No transition.
  public static let identity = ContentTransition(name: "identity")
  /// Fades the content.
  public static let opacity = ContentTransition(name: "opacity")
  /// Interpolates the content.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Replaces a symbol.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

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

nonisolated extension View {
  /// Sets the way in which the content of the view changes. Has no effect on a picture.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    inert("contentTransition", transition.name)
  }
}
