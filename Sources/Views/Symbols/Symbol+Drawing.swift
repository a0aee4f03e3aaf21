extension Symbol {
  /// Draws the symbol in a square.
  ///
  /// - Parameter weight: The weight of the lines. Regular lines are 2 grid units wide.
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
    // A group avoids that overlapping layers of a translucent color show twice.
    if opacity < 1 { canvas.group(opacity: opacity, drawLayers) } else { drawLayers(&canvas) }
  }

  private var inks: Int {
    layers.reduce(0) { $0 + ($1.filled == nil ? 0 : 1) + ($1.stroked == nil ? 0 : 1) }
  }
}

extension Paint {
  /// Splits a color into an opaque color and its opacity. A gradient is unchanged.
  fileprivate func separatingOpacity(isNeeded: Bool) -> (Paint, Double) {
    guard isNeeded, case .color(var color) = self, color.alpha < 255 else { return (self, 1) }
    let opacity = Double(color.alpha) / 255
    color.alpha = 255
    return (.color(color), opacity)
  }
}

extension FontWeight {
  /// The width of a symbol's lines in grid units, to match text of this weight.
  fileprivate var symbolLineWidth: CGFloat {
    // 1.4 at 100, 2 at 400, 2.6 at 700, 3 at 900.
    CGFloat(1.2 + 0.002 * Double(min(max(value, 100), 900)))
  }
}
