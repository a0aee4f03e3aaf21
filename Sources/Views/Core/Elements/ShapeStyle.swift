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
