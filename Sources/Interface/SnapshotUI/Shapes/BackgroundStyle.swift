/// The background style of the environment, set by `backgroundStyle(_:)`; by default the system's background color.
public struct BackgroundStyle: StandInShapeStyle, Sendable {
  var fallback = Color(.systemBackground)

  /// Creates the background style.
  public init() {}

  init(fallback: Color) { self.fallback = fallback }

  /// Returns the paint of the environment's background style, or the system's background color if none is set.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    standing(in: environment).resolvePaint(in: outside(environment), rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle { environment.backgroundStyle ?? fallback }

  /// Inside of the background style, the background style is the system's background color.
  private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.backgroundStyle = nil
    return environment
  }
}
