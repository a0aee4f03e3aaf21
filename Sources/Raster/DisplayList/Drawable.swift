/// View data that can be drawn: data and a ``RenderContext`` in, display list out.
///
/// A chart or a barcode conforms by recording into a ``Canvas``:
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
  /// What to draw in a context. A pure function of the value and the context.
  func displayList(in context: RenderContext) throws -> DisplayList
}
