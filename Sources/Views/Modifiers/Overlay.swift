extension View {
  /// Views before this one, which do not affect its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(AttachmentModifier(name: "overlay", position: .before, alignment: alignment, attached: content()))
  }

  /// A view before this one, which does not affect its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// A style before the view. Where the view touches the safe area's edges, the style goes on to the screen's.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { StyleFill(style: style).ignoresSafeArea(edges: edges) }
  }

  /// A shape in a style before the view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// A line along the inside of the view's edges, of a width in points.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    modified(
      AttachmentModifier(
        name: "border", position: .before,
        attached: StyleFill(style: style, outline: { $0.borderPath(width: width) }, rule: .evenOdd)))
  }
}

extension CGRect {
  /// The rectangle and, within it, what a border of a width leaves; to be filled by the even-odd rule.
  fileprivate func borderPath(width: CGFloat) -> Path {
    let inner = insetBy(dx: min(width, self.width / 2), dy: min(width, height / 2))
    return Path {
      $0.addRect(self)
      $0.addRect(inner)
    }
  }
}
