/// Data that can be drawn in a ``RenderContext``.
///
/// Record a drawing into a ``DisplayListRecorder``, for example for a chart or a barcode:
///
///     struct Dot: Drawable {
///       var color: RGBA
///       func displayList(in context: RenderContext) -> DisplayList {
///         DisplayList(size: CGSize(width: 8, height: 8)) { canvas in
///           canvas.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), with: color)
///         }
///       }
///     }
public protocol Drawable {
  /// Returns the drawing in a context. Must be a pure function of the value and the context.
  func displayList(in context: RenderContext) throws -> DisplayList
}
