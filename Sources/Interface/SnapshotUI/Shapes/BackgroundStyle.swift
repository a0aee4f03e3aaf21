/// The background style of the environment, set by `backgroundStyle(_:)`; by default the system's background color.
public struct BackgroundStyle: StandInShapeStyle, LeveledShapeStyle, Sendable {
  var fallback = Color(.systemBackground)

  /// Creates the background style.
  public init() {}

  init(fallback: Color) { self.fallback = fallback }

  /// Returns the paint of the environment's background style, or the system's background color if none is set.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: outside(environment), rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle { environment.backgroundStyle ?? fallback }

  /// The levels of the system's background color are its secondary and tertiary background colors.
  func style(at level: Int) -> any ShapeStyle { level == 0 ? self : BackgroundLevel(background: self, level: level) }

  /// Inside of the background style, the background style is the system's background color.
  private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.backgroundStyle = nil
    return environment
  }
}

/// A level of the background style.
private struct BackgroundLevel: StandInShapeStyle {
  let background: BackgroundStyle
  let level: Int

  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: environment, rect: rect)
  }

  func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    let colors: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    let style = background.standing(in: environment)
    guard let color = style as? Color, color == Color(.systemBackground) else { return style.level(level) }
    return Color(colors[min(level, colors.count - 1)])
  }
}
