/// The layout of a text. Its baselines are alignment guides.
struct TextElementLayout: ElementLayout {
  let paragraph: Paragraph

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? { 0 }

  var ownGuides: StatedGuides { .baselines }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(size: paragraph.size(for: proposal), placements: [])
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: paragraph.lines(for: proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: paragraph.lines(for: proposal).lastBaseline
    default: nil
    }
  }
}

/// Draws the lines of a text.
struct TextInk: ElementDrawing {
  let paragraph: Paragraph

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let layout = paragraph.coloredLines(for: node.proposal)
    let origin = CGPoint(x: node.frame.minX, y: node.frame.minY)
    canvas.draw(layout, at: origin, with: paragraph.commonPaint(in: node.environment, rect: node.frame))
  }
}
