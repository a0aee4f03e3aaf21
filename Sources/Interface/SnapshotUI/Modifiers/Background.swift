nonisolated extension View {
  /// Adds views behind this view. They don't affect its size.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      AttachmentModifier(name: "background", position: .behind, alignment: alignment, attached: content()))
  }

  /// Adds a view behind this view. It doesn't affect the view's size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Adds a style behind the view. At edges of the safe area that the view touches, the style extends to the screen's
  /// edge.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { StyleFill(style: style).ignoresSafeArea(edges: edges) }
  }

  /// Adds a shape filled with a style behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds a shape filled with the environment's background style behind the view.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds the environment's background style behind the view. At edges of the safe area that the view touches, it
  /// extends to the screen's edge.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a shape behind the view, filled with the environment's background style or, without one, with a color.
  func background<Outline: Shape>(in shape: Outline, default color: Color) -> some View {
    background(BackgroundStyle(fallback: color), in: shape)
  }
}

/// A style that fills the proposed size.
nonisolated struct StyleFill: PrimitiveView {
  var style: any ShapeStyle
  var outline: (CGRect) -> Path = { frame in Path { $0.addRect(frame) } }
  var rule = FillRule.nonZero
  /// The shape whose code the outline runs.
  var shape: (any Shape)?

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let level = style as? HierarchicalShapeStyle
    let style = level?.standing(in: context.environment) ?? style
    let code = try shape.map { try context.code(of: $0) } ?? .unchanged
    return [
      .shape(
        named: typeName(type(of: style)), detail: (style as? Color)?.description,
        path: { frame in code { outline(frame) } },
        drawnBy: .fill(rule), style: style, in: context)
    ]
  }
}
