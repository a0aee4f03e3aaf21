/// The primary, secondary and tertiary style of a view. Texts and shapes have the primary style, the layers of symbols
/// all of them.
struct ForegroundLevels: ShapeStyle {
  let styles: [any ShapeStyle]

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    resolve(styles[0], in: environment, rect: rect)
  }

  /// The paints of the levels.
  func paints(in environment: EnvironmentValues, rect: CGRect) -> [Paint] {
    styles.map { resolve($0, in: environment, rect: rect) }
  }

  private func resolve(_ style: any ShapeStyle, in environment: EnvironmentValues, rect: CGRect) -> Paint {
    // Inside of the foreground style, the foreground style is the label color.
    var outside = environment
    outside.foregroundStyle = nil
    if let color = style as? Color { return .color(color.resolve(in: outside)) }
    return style.resolvePaint(in: outside, rect: rect)
  }
}
