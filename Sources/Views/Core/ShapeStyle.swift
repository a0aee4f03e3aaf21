/// What a shape or a text is painted with: a colour, a gradient, or a look that the environment decides.
///
/// A style resolves to a paint when it is drawn, because only then are the environment and the frame known:
///
///     extension Color: ShapeStyle {
///       public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
///         .color(resolve(in: environment))
///       }
///     }
public protocol ShapeStyle {
  /// The paint in an environment, for a rectangle in the points of the drawing.
  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint
}

/// The foreground style of the environment, as `foregroundStyle(_:)` sets it; the label colour unless it was set.
public struct ForegroundStyle: ShapeStyle, Sendable {
  public init() {}

  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard let style = environment.foregroundStyle else {
      return .color(environment.colorScheme == .dark ? .white : .black)
    }
    // The environment's style is never this one: the modifier that would set it resolves it first.
    return style is ForegroundStyle ? .color(.black) : style.resolvePaint(in: environment, rect: rect)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
