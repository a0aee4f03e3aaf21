extension View {
  /// Views behind this one, which do not affect its size.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      AttachmentModifier(name: "background", position: .behind, alignment: alignment, attached: content()))
  }

  /// A view behind this one, which does not affect its size.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// A style behind the view. Where the view touches the safe area's edges, the style goes on to the screen's.
  @_disfavoredOverload
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { StyleFill(style: style).ignoresSafeArea(edges: edges) }
  }

  /// A colour behind the view. Where the view touches the safe area's edges, the colour goes on to the screen's.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { StyleFill(style: color).ignoresSafeArea(edges: edges) }
  }
}

/// A style that fills all that it is offered, or a shape there.
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
