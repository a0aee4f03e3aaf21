/// The layout of a text: its lines, and their baselines as alignment guides.
struct TextElementLayout: ElementLayout {
  let paragraph: Paragraph

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
    let layout = paragraph.lines(for: node.proposal)
    let origin = CGPoint(x: node.frame.minX, y: node.frame.minY)
    guard let paint = paragraph.commonPaint(in: node.environment, rect: node.frame) else {
      canvas.draw(layout, at: origin)
      return
    }
    for run in layout.lines.flatMap(\.runs) {
      var glyphs = run.glyphs
      glyphs.origin.x += origin.x
      glyphs.origin.y += origin.y
      canvas.drawGlyphs(glyphs, with: paint)
      for decoration in run.decorations {
        canvas.fill(Path { $0.addRect(decoration.offsetBy(dx: origin.x, dy: origin.y)) }, with: paint)
      }
    }
  }
}
