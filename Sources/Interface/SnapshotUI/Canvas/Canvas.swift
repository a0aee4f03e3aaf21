/// A view that a closure draws into a ``GraphicsContext``, such as a chart.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
///     }
///
/// Coordinates are points from the view's top left corner. The view is as large as its proposal.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw, by their tags.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas with symbols, which ``GraphicsContext/resolveSymbol(id:)`` finds by their tags. `opaque`,
  /// `colorMode` and `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context.child(.type("symbols"))
    inner.stackAxis = nil
    let symbols = try inner.elements(of: symbols)
    return [
      ViewElement(
        "Canvas", kind: .leaf, layout: LeafLayout { $0.replacingUnspecifiedDimensions() },
        drawing: CanvasDrawing(renderer: renderer, symbols: symbols, context: context), in: context)
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas. `opaque`, `colorMode` and `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer) { EmptyView() }
  }
}

/// Draws the closure of a canvas in its frame.
private struct CanvasDrawing: ElementDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [ViewElement]
  let context: ElementContext

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let frame = node.frame
    let target = GraphicsTarget(DisplayListRecorder(size: canvas.size))
    var graphics = GraphicsContext(
      target: target, size: frame.size, environment: node.environment, symbols: symbols, elements: context)
    context.evaluate { renderer(&graphics, frame.size) }
    canvas.saved { canvas in
      canvas.translate(x: frame.minX, y: frame.minY)
      canvas.append(target.recorder.displayList)
    }
  }
}
