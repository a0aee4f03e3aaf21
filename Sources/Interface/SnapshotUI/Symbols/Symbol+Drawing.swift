extension Symbol {
  /// Draws the symbol in a square.
  ///
  /// - Parameter weight: The weight of the lines. Regular lines are 1.67 grid units wide.
  package func draw(
    in square: CGRect, with paint: Paint, weight: FontWeight = .regular, on canvas: inout DisplayListRecorder
  ) {
    draw(in: square, with: SymbolInk(paint: paint), weight: weight, on: &canvas)
  }

  /// Draws the symbol as large as a rectangle allows.
  ///
  /// - Parameter lineFactor: The width of lines, as a factor of the width that grows with the drawing.
  package func draw(
    in rect: CGRect, with ink: SymbolInk, weight: FontWeight, lineFactor: CGFloat = 1,
    on canvas: inout DisplayListRecorder
  ) {
    let scale = min(rect.width / width, rect.height / Self.gridSize)
    guard scale > 0 else { return }
    let isExact = width == Self.gridSize && rect.width == rect.height
    let margin = CGPoint(
      x: isExact ? 0 : (rect.width - width * scale) / 2, y: isExact ? 0 : (rect.height - Self.gridSize * scale) / 2)
    let placing = Transform(
      a: Double(scale), b: 0, c: 0, d: Double(scale), tx: Double(rect.minX + margin.x),
      ty: Double(rect.minY + margin.y))
    let (opaque, opacity) = ink.separatingOpacity(isNeeded: inks > 1)
    let steps = layers.reduce(0) { max($0, $1.step) }
    func drawLayers(_ canvas: inout DisplayListRecorder) {
      for layer in layers {
        let erases = layer.erasure == .hole || layer.erasure == .cut && !opaque.isOver(layer)
        let (paint, level) = erases ? (.color(.black), 1) : opaque.paint(of: layer, steps: steps)
        if erases { canvas.blendMode = .destinationOut }
        canvas.opacity = level
        layer.draw(
          with: paint, weight: weight.symbolLineWidth * lineFactor, scale: scale, placing: placing, on: &canvas)
        canvas.opacity = 1
        canvas.blendMode = .sourceOver
      }
    }
    // A group avoids that overlapping layers of a translucent color show twice, and that holes reach what is below.
    let hasHoles = layers.contains { $0.erasure != .none }
    if opacity < 1 || hasHoles { canvas.group(opacity: opacity, drawLayers) } else { drawLayers(&canvas) }
  }

  private var inks: Int {
    layers.reduce(0) { $0 + ($1.filled == nil ? 0 : 1) + ($1.stroked == nil ? 0 : 1) }
  }
}

extension Symbol.Layer {
  /// - Parameter weight: The width of regular lines at the weight of the font, in grid units.
  fileprivate func draw(
    with paint: Paint, weight: CGFloat, scale: CGFloat, placing: Transform, on canvas: inout DisplayListRecorder
  ) {
    if let filled { canvas.fill(filled.applying(placing), with: paint, rule: rule) }
    guard let stroked else { return }
    let line = outlineWidth > 0 ? max(0, weight - outlineWidth) : weight * (lineWidth / 2)
    let style = StrokeStyle(lineWidth: (line + margin) * scale, lineCap: .round, lineJoin: .round)
    if style.lineWidth > 0 { canvas.stroke(stroked.applying(placing), with: paint, style: style) }
  }
}

extension FontWeight {
  /// The width of a symbol's lines in grid units, to match text of this weight.
  fileprivate var symbolLineWidth: CGFloat {
    // 1.07 at 100, 1.67 at 400, 2.6 at 700, 3 at 900. Only that of regular weight was measured.
    let value = Double(min(max(value, 100), 900))
    if value <= 400 { return CGFloat(1.67 + 0.002 * (value - 400)) }
    return CGFloat(value <= 700 ? 1.67 + 0.0031 * (value - 400) : 2.6 + 0.002 * (value - 700))
  }
}
