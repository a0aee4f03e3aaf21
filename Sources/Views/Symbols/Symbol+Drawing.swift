extension Symbol {
  /// Draws the symbol into a square.
  ///
  /// - Parameter weight: how heavy the lines are; regular ones are 2 wide on the grid.
  public func draw(in square: CGRect, with paint: Paint, weight: FontWeight = .regular, on canvas: inout Canvas) {
    let scale = min(square.width, square.height) / Self.gridSize
    guard scale > 0 else { return }
    let toSquare = Transform(
      a: Double(scale), b: 0, c: 0, d: Double(scale), tx: Double(square.minX), ty: Double(square.minY))
    let style = StrokeStyle(lineWidth: weight.symbolLineWidth * scale, lineCap: .round, lineJoin: .round)
    let (opaque, opacity) = paint.separatingOpacity(isNeeded: inks > 1)
    func drawLayers(_ canvas: inout Canvas) {
      for layer in layers {
        if let filled = layer.filled { canvas.fill(filled.applying(toSquare), with: opaque, rule: .evenOdd) }
        if let stroked = layer.stroked { canvas.stroke(stroked.applying(toSquare), with: opaque, style: style) }
      }
    }
    // Where inks overlap, a translucent one would show twice.
    if opacity < 1 { canvas.group(opacity: opacity, drawLayers) } else { drawLayers(&canvas) }
  }

  private var inks: Int {
    layers.reduce(0) { $0 + ($1.filled == nil ? 0 : 1) + ($1.stroked == nil ? 0 : 1) }
  }
}

extension Paint {
  /// A colour without its alpha, and the alpha apart. A gradient keeps its own.
  fileprivate func separatingOpacity(isNeeded: Bool) -> (Paint, Double) {
    guard isNeeded, case .color(var color) = self, color.alpha < 255 else { return (self, 1) }
    let opacity = Double(color.alpha) / 255
    color.alpha = 255
    return (.color(color), opacity)
  }
}

extension FontWeight {
  /// The width of a symbol's lines on its grid, so that a symbol beside text is as heavy as the text.
  fileprivate var symbolLineWidth: CGFloat {
    // 1.4 at 100, 2 at 400, 2.6 at 700, 3 at 900.
    CGFloat(1.2 + 0.002 * Double(min(max(value, 100), 900)))
  }
}
