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

nonisolated extension View {
  /// Sets the primary and the secondary style of the view. Symbols have both, in the palette mode unless another one is
  /// set.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingEnvironment { $0.foregroundStyle = ForegroundLevels(styles: [primary, secondary]) }
  }

  /// Sets the primary, the secondary and the tertiary style of the view. Symbols have all of them, in the palette mode
  /// unless another one is set.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment { $0.foregroundStyle = ForegroundLevels(styles: [primary, secondary, tertiary]) }
  }
}
