/// A view with custom drawing, such as a barcode or a chart.
///
///     Drawing { canvas, size in
///       canvas.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: RGBA(0xFF9500))
///     }
///
/// Coordinates are points from the view's top left corner. The view is as large as its proposal.
nonisolated public struct Drawing: PrimitiveView {
  let draw: (inout DisplayListRecorder, CGSize, EnvironmentValues) -> Void

  /// Creates a view that a closure draws.
  public init(_ draw: @escaping (inout DisplayListRecorder, CGSize) -> Void) {
    self.draw = { canvas, size, _ in draw(&canvas, size) }
  }

  /// Creates a view that a closure draws, with the environment for colors that depend on it.
  public init(_ draw: @escaping (inout DisplayListRecorder, CGSize, EnvironmentValues) -> Void) {
    self.draw = draw
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      ViewElement(
        "Drawing", kind: .leaf, layout: LeafLayout { $0.replacingUnspecifiedDimensions() },
        drawing: ClosureDrawing(draw: draw), in: context)
    ]
  }
}

private struct ClosureDrawing: ElementDrawing {
  let draw: (inout DisplayListRecorder, CGSize, EnvironmentValues) -> Void

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let frame = node.frame
    canvas.saved { canvas in
      canvas.translate(x: frame.minX, y: frame.minY)
      draw(&canvas, frame.size, node.environment)
    }
  }
}
