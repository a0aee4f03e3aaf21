extension View {
  /// Views behind this one, which do not affect its size.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      AttachmentModifier(name: "background", position: .behind, alignment: alignment, attached: content()))
  }

  /// A view behind this one, which does not affect its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// A style behind the view. Where the view touches the safe area's edges, the style goes on to the screen's.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { StyleFill(style: style).ignoresSafeArea(edges: edges) }
  }

  /// A shape in a style behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// A shape in the background colour behind the view.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(Color(.systemBackground), in: shape, fillStyle: fillStyle)
  }
}

/// A style that fills all that it is offered.
struct StyleFill: PrimitiveView {
  var style: any ShapeStyle
  var outline: (CGRect) -> Path = { frame in Path { $0.addRect(frame) } }
  var rule = FillRule.nonZero

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: typeName(type(of: style)), detail: (style as? Color)?.description, path: outline,
        drawnBy: .fill(rule), style: style, in: context)
    ]
  }
}
