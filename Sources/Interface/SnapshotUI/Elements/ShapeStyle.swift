/// A color, gradient or other style that shapes and texts are painted with.
///
/// A style is resolved when it is drawn, in the environment and frame of the element:
///
///     extension Color: ShapeStyle {
///       public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
///         .color(resolve(in: environment))
///       }
///     }
public protocol ShapeStyle {
  /// Returns the paint in an environment for a rectangle in the drawing's points.
  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint
}
