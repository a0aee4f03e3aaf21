/// The speed and repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Repeats the effect without pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }

    /// Repeats the effect with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// Repeats the effect with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  /// Repeats the effect.
  public var repeating: SymbolEffectOptions { self }
  /// Runs the effect once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Repeats the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats the effect.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Changes the speed of the effect.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats the effect a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Repeats the effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Changes the speed of the effect.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A transition of a symbol.
nonisolated public struct SymbolEffectTransition: Transition {
  /// Creates a transition with an effect.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}

  /// Returns the content.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// A transition with the default effect.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Returns a transition with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
