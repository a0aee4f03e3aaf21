import SnapshotRenderTraces

nonisolated extension View {
  /// Adds views in front of this view. They don't affect its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(AttachmentModifier(name: "overlay", position: .before, alignment: alignment, attached: content()))
  }

  /// Adds a view in front of this view. It doesn't affect the view's size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Adds a style in front of the view. At edges of the safe area that the view touches, the style extends to the
  /// screen's edge.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { StyleFill(style: style).ignoresSafeArea(edges: edges) }
  }

  /// Adds a shape filled with a style in front of the view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Adds a border inside the view's frame, of a width in points.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    modified(
      AttachmentModifier(
        name: "border", position: .before,
        attached: StyleFill(style: style, outline: { $0.borderPath(width: width) }, rule: .evenOdd),
        statements: width == 1 ? [] : [ElementArgument("width", formatted(width))]))
  }
}

extension CGRect {
  /// The area between the rectangle and its inset rectangle, for the even-odd fill rule.
  fileprivate func borderPath(width: CGFloat) -> Path {
    let inner = insetBy(dx: min(width, self.width / 2), dy: min(width, height / 2))
    return Path {
      $0.addRect(self)
      $0.addRect(inner)
    }
  }
}
