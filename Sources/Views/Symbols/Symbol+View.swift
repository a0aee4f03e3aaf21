/// A symbol as a view: as large as the font of the text beside it, in the foreground style.
extension Symbol: PrimitiveView {
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let font = context.environment.symbolFont
    let side = font.size * Self.sidePerFontSize
    return [
      ViewElement(
        "Symbol", detail: name, kind: .leaf, layout: SymbolLayout(side: side),
        drawing: SymbolDrawing(symbol: self, weight: font.weight), in: context)
    ]
  }

  /// The side of the grid for a font of 1 point: the ink of a symbol is then a little taller than a capital letter.
  static let sidePerFontSize: CGFloat = 1.25
  /// The part of the side that lies below the text's baseline.
  static let descentPerSide: CGFloat = 0.21
}

extension EnvironmentValues {
  fileprivate var symbolFont: FontDescriptor {
    var descriptor = (font ?? .body).resolve(in: self)
    if let fontWeight { descriptor.weight = fontWeight }
    return descriptor
  }
}

/// A square beside text: it stands on the text's baseline with its middle at half of the capitals' height.
struct SymbolLayout: ElementLayout {
  var side: CGFloat

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(size: CGSize(width: side, height: side), placements: [])
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      side * (1 - Symbol.descentPerSide)
    default: nil
    }
  }
}

struct SymbolDrawing: ElementDrawing {
  var symbol: Symbol
  var weight: FontWeight

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let paint = ForegroundStyle().resolvePaint(in: node.environment, rect: node.frame)
    guard !paint.isInvisible else { return }
    let frame = node.exactFrame
    let side = min(frame.width, frame.height)
    let square = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    symbol.draw(in: square, with: paint, weight: weight, on: &canvas)
  }
}
