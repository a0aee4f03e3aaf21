/// Draws the base as far as the mask, its second child, covers it.
struct MaskDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    guard node.children.count > 1 else { return content(&canvas) }
    let (base, mask) = (node.children[0], node.children[1])
    canvas.masked(mask: { mask.draw(in: &$0) }, content: { base.draw(in: &$0) })
  }

  var clipsContent: Bool { true }
}

extension View {
  /// The view where a shape covers it.
  ///
  /// The mask is an outline, not an alpha channel: the shape masks with its full area.
  public func mask<Outline: Shape>(_ shape: Outline) -> some View { clipShape(shape) }

  /// The view in proportion to the alpha of another one, which is offered the view's size.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// The view in proportion to the alpha of other views: a gradient fades it out, a text cuts letters out of it.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modified(
      AttachmentModifier(
        name: "mask", position: .before, alignment: alignment, drawing: MaskDrawing(), attached: mask()))
  }
}
