extension ReplaceSymbolEffect {
  /// The symbol effect that draws only what changes between two symbols, or else replaces the whole symbol by another effect.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The name of the effect, with that of its fallback.
    public var name = "replace.magic"
  }

  /// Returns the effect that draws only what changes between two symbols, with another effect for symbols without common parts.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(name: "\(name).magic(fallback: \(fallback.name))")
  }

  /// The effect whose old symbol moves down, and whose new one moves up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The effect whose symbols both move up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The effect whose old symbol disappears, and whose new one moves up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}
