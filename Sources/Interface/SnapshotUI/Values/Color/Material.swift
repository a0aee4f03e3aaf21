/// A translucent background that blurs what lies below it. Texts in a material have its flat color.
public struct Material: DrawnShapeStyle, Hashable, Sendable {
  /// The opacity in light and in dark mode.
  private let opacity: Double
  private let darkOpacity: Double

  /// A very translucent material.
  public static let ultraThin = Material(opacity: 0.62, darkOpacity: 0.55)
  /// A more translucent material than `regular`.
  public static let thin = Material(opacity: 0.74, darkOpacity: 0.66)
  /// A material of medium opacity.
  public static let regular = Material(opacity: 0.84, darkOpacity: 0.78)
  /// A more opaque material than `regular`.
  public static let thick = Material(opacity: 0.92, darkOpacity: 0.88)
  /// A mostly opaque material.
  public static let ultraThick = Material(opacity: 0.96, darkOpacity: 0.94)
  /// The material of bars.
  public static let bar = Material(opacity: 0.94, darkOpacity: 0.92)

  /// Blurs what lies below, raises its saturation, and covers it with the material's color.
  package func fill(
    _ path: Path, rule: FillRule, in environment: EnvironmentValues, rect: CGRect, on canvas: inout DisplayListRecorder
  ) {
    if environment.colorSchemeContrast == .standard {
      canvas.filterBackdrop(in: path, rule: rule, [.blur(radius: 40), .colorMatrix(.saturation(1.5))])
    }
    canvas.fill(path, with: resolvePaint(in: environment, rect: rect), rule: rule)
  }

  /// Returns the material's color. It is opaque at increased contrast.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let isDark = environment.colorScheme == .dark
    let ground = isDark ? RGBA(0x252527) : RGBA(0xF9F9F9)
    guard environment.colorSchemeContrast == .standard else { return .color(ground) }
    return .color(ground.multipliedAlpha(by: isDark ? darkOpacity : opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// A very translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more translucent material than `regularMaterial`.
  public static var thinMaterial: Material { .thin }
  /// A material of medium opacity.
  public static var regularMaterial: Material { .regular }
  /// A more opaque material than `regularMaterial`.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
