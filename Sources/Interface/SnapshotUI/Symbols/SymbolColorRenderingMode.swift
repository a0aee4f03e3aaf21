/// How the colors of symbols are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool

  /// With the color.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// With the standard gradient of the color, as `Color.gradient`.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

extension Paint {
  /// The standard gradient of a color; other paints are unchanged.
  func shaded(in rect: CGRect) -> Paint {
    guard case .color(let color) = self else { return self }
    return Color(color).gradient.resolvePaint(in: EnvironmentValues(), rect: rect)
  }
}
