/// The foreground style of the environment, set by `foregroundStyle(_:)`; by default the label color.
public struct ForegroundStyle: StandInShapeStyle, Sendable {
  /// Creates the foreground style.
  public init() {}

  /// Returns the paint of the environment's foreground style, or the label color if none is set.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard let style = environment.foregroundStyle else {
      return .color(environment.colorScheme == .dark ? .white : .black)
    }
    if let color = style as? Color { return .color(color.rgba(in: environment)) }
    // Inside of the foreground style, the foreground style is the label color.
    return style.resolvePaint(in: environment.withoutForegroundStyle, rect: rect)
  }

  package func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    environment.foregroundStyle ?? Color(.label)
  }
}

extension EnvironmentValues {
  /// The environment without the foreground style.
  var withoutForegroundStyle: EnvironmentValues {
    guard foregroundStyle != nil else { return self }
    var copy = self
    copy.foregroundStyle = nil
    return copy
  }
}
