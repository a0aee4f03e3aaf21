/// A type-erased style.
public struct AnyShapeStyle: StandInShapeStyle {
  private let wrapped: any ShapeStyle

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { wrapped = (style as? AnyShapeStyle)?.wrapped ?? style }

  /// Returns the paint of the wrapped style.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    wrapped.resolvePaint(in: environment, rect: rect)
  }

  /// Returns the wrapped style.
  package func standing(in environment: EnvironmentValues) -> any ShapeStyle {
    return wrapped
  }
}
