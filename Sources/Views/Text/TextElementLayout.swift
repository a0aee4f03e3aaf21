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

  var text: (any DrawnText)? { paragraph }

  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic] {
    let lines = paragraph.lines(for: node.proposal)
    var found: [ViewDiagnostic] = []
    if lines.isTruncated {
      let shown = lines.lines.map(\.text).joined(separator: " ")
      found.append(
        ViewDiagnostic(.truncatedText, path: node.path, message: "shows \(quoted(shown)) in \(node.frame.summary)"))
    }
    for script in lines.missingScripts {
      let example = script.font.map { ", such as \($0)" } ?? ""
      found.append(
        ViewDiagnostic(
          .missingGlyphs, path: node.path,
          message: "no font has \(script.summary); register one in the context's fonts\(example)"))
    }
    return found
  }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let layout = paragraph.coloredLines(for: node.proposal)
    let origin = CGPoint(x: node.frame.minX, y: node.frame.minY)
    canvas.draw(layout, at: origin, with: paragraph.commonPaint(in: node.environment, rect: node.frame))
  }
}
