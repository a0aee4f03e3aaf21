/// Draws the content inside of an outline only.
struct ClipDrawing: ElementDrawing {
  var outline: (CGRect) -> Path
  var rule = FillRule.nonZero

  var clipsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let path = outline(node.frame)
    canvas.saved { canvas in
      canvas.clip(to: path, rule: rule)
      content(&canvas)
    }
  }
}

extension View {
  /// The view inside of its frame only.
  public func clipped(antialiased: Bool = false) -> some View {
    wrapped("clipped", drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }))
  }

  /// The view inside of a shape in its frame only.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    wrapped(
      "clipShape", typeName(Outline.self),
      drawing: ClipDrawing(outline: { shape.outline(in: $0) }, rule: style.rule))
  }

  /// The view with round corners of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    wrapped(
      "cornerRadius", formatted(radius),
      drawing: ClipDrawing(outline: { RoundedRectangle(cornerRadius: radius).outline(in: $0) }))
  }
}
