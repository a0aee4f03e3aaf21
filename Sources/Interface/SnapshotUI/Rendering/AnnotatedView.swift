/// A view with its layout drawn over it: the frames of leaves in blue, of containers in gray, baselines in red, and the
/// safe area in green.
package struct AnnotatedView<Content: View> {
  /// The view under the annotations.
  package var content: Content

  /// Annotates a view.
  package init(_ content: Content) { self.content = content }

  /// Returns the drawing of the view, which was rendered in a context, and its annotations.
  package func displayList(of rendered: RenderedView, in context: RenderContext) -> DisplayList {
    let size = rendered.displayList.size
    return DisplayList(size: size) { canvas in
      if let background = rendered.displayList.background { canvas.fillBackground(background) }
      canvas.group(opacity: 0.6) { $0.replay(rendered.displayList, at: .zero) }
      let insets = context.safeAreaInsets
      if insets != EdgeInsets() {
        let isMirrored = context.layoutDirection == .rightToLeft
        let safe = CGRect(
          x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
          width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        canvas.stroke(Path(safe.insetBy(dx: 0.5, dy: 0.5)), with: RGBA(0x34C759), lineWidth: 1)
      }
      annotate(rendered.layout, on: &canvas)
    }
  }

  private func annotate(_ node: PlacedElement, on canvas: inout DisplayListRecorder) {
    guard node.element.drawing?.omitsContent != true else { return }
    let line = 1 / node.environment.displayScale
    let frame = node.frame.insetBy(dx: line / 2, dy: line / 2)
    if frame.width > 0, frame.height > 0 {
      switch node.element.kind {
      case .leaf: canvas.stroke(Path(frame), with: RGBA(0x007AFF), lineWidth: line)
      case .container: canvas.stroke(Path(frame), with: RGBA(0x8E8E93, alpha: 128), lineWidth: line)
      case .modifier, .attachment: break
      }
    }
    if let text = node.element.drawing?.text {
      for y in text.lines(for: node.proposal).baselines {
        canvas.stroke(
          Path {
            $0.move(to: CGPoint(x: node.frame.minX, y: node.frame.minY + y))
            $0.addLine(to: CGPoint(x: node.frame.maxX, y: node.frame.minY + y))
          }, with: RGBA(0xFF3B30), lineWidth: line)
      }
    }
    for child in node.children { annotate(child, on: &canvas) }
  }
}

extension TextLayout {
  /// The baselines of the first and last line, from the top of the text.
  fileprivate var baselines: [CGFloat] {
    lines.isEmpty ? [] : firstBaseline == lastBaseline ? [firstBaseline] : [firstBaseline, lastBaseline]
  }
}
