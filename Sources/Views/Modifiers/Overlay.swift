extension View {
  /// Views before this one, which do not affect its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(AttachmentModifier(name: "overlay", position: .before, alignment: alignment, attached: content()))
  }

  /// A view before this one, which does not affect its size.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// A style before the view.
  @_disfavoredOverload
  public func overlay(_ style: some ShapeStyle) -> some View { overlay { StyleFill(style: style) } }

  /// A line along the inside of the view's edges.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay {
      StyleFill(
        style: style,
        outline: { frame in
          let inner = frame.insetBy(dx: min(width, frame.width / 2), dy: min(width, frame.height / 2))
          return Path {
            $0.addRect(frame)
            $0.addRect(inner)
          }
        }, rule: .evenOdd)
    }
  }
}
