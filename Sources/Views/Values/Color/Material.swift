/// A pale ground that lets some of what lies under it through: a flat colour, without the blur that it has on screens.
public struct Material: ShapeStyle, Hashable, Sendable {
  /// The share of what lies under it that is covered, in light and dark.
  private let opacity: Double
  private let darkOpacity: Double

  public static let ultraThin = Material(opacity: 0.62, darkOpacity: 0.55)
  public static let thin = Material(opacity: 0.74, darkOpacity: 0.66)
  public static let regular = Material(opacity: 0.84, darkOpacity: 0.78)
  public static let thick = Material(opacity: 0.92, darkOpacity: 0.88)
  public static let ultraThick = Material(opacity: 0.96, darkOpacity: 0.94)
  public static let bar = Material(opacity: 0.94, darkOpacity: 0.92)

  /// At increased contrast a material covers all that lies under it.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let isDark = environment.colorScheme == .dark
    let ground = isDark ? RGBA(0x252527) : RGBA(0xF9F9F9)
    guard environment.colorSchemeContrast == .standard else { return .color(ground) }
    return .color(ground.multipliedAlpha(by: isDark ? darkOpacity : opacity))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
