/// The primary, secondary and tertiary style of a view. Texts and shapes have the primary style, the layers of symbols
/// all of them.
struct ForegroundLevels: LeveledShapeStyle {
  let styles: [any ShapeStyle]

  /// Levels beyond the last are levels of the last.
  func style(at level: Int) -> any ShapeStyle {
    level == 0 ? self : styles[min(level, styles.count - 1)].level(max(0, level - styles.count + 1))
  }

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    resolve(styles[0], in: environment, rect: rect)
  }

  /// The paints of the levels.
  func paints(in environment: EnvironmentValues, rect: CGRect) -> [Paint] {
    styles.map { resolve($0, in: environment, rect: rect) }
  }

  private func resolve(_ style: any ShapeStyle, in environment: EnvironmentValues, rect: CGRect) -> Paint {
    // Inside of the foreground style, the foreground style is the label color.
    let outside = environment.withoutForegroundStyle
    if let color = style as? Color { return .color(color.rgba(in: outside)) }
    return style.resolvePaint(in: outside, rect: rect)
  }
}
