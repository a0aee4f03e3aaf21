/// Masks the base with its mask, the second child.
struct MaskDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    guard node.children.count > 1 else { return content(&canvas) }
    let (base, mask) = (node.children[0], node.children[1])
    canvas.masked(mask: { mask.draw(in: &$0) }, content: { base.draw(in: &$0) })
  }

  var clipsContent: Bool { true }
}

nonisolated extension View {
  /// Clips the view to a shape.
  ///
  /// The mask is an outline, not an alpha channel: the shape masks with its full area.
  public func mask<Outline: Shape>(_ shape: Outline) -> some View { clipShape(shape) }

  /// Masks the view with the alpha channel of another view, which gets the view's size as its proposal.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Masks the view with the alpha channel of other views. A gradient, for example, fades the view out.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modified(
      AttachmentModifier(
        name: "mask", position: .before, alignment: alignment, drawing: MaskDrawing(), attached: mask()))
  }
}
