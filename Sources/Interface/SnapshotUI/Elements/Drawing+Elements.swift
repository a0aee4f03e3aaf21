extension PlacedElement {
  /// Records the drawing of the element and its children, the lowest sibling first.
  func draw(in canvas: inout DisplayListRecorder) {
    guard !StackSpace.isShort else { return RenderLimits.noteEndOfStack(at: element) }
    guard let drawing = element.drawing else {
      drawChildren(in: &canvas)
      return
    }
    let limits = RenderLimits.current
    let known = limits?.missingAssets.count ?? 0
    canvas.element(path) { canvas in
      drawing.draw(self, in: &canvas) { drawChildren(in: &$0) }
    }
    limits?.attributeMissingAssets(from: known, to: path)
  }

  private func drawChildren(in canvas: inout DisplayListRecorder) {
    guard children.contains(where: { $0.element.traits.zIndex != 0 }) else {
      for child in children { child.draw(in: &canvas) }
      return
    }
    let order = children.indices.sorted {
      (children[$0].element.traits.zIndex, $0) < (children[$1].element.traits.zIndex, $1)
    }
    for index in order { children[index].draw(in: &canvas) }
  }
}
