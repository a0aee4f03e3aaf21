/// The layout of a text. Its baselines are alignment guides.
struct TextElementLayout: ElementLayout {
  let paragraph: Paragraph

  /// A text gives up width without limit, but keeps a line, so that the texts of a stack never overlap.
  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    return axis == .horizontal ? 0 : paragraph.leastHeight(width: across)
  }

  var ownGuides: StatedGuides { .baselines }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.text = ViewSpacing.TextEdges(top: paragraph.distances, bottom: paragraph.distances)
    return spacing
  }

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
  var images: [InlineImage] = []
  /// The problems of the text in its environment, such as a missing translation.
  var problems: [TextProblem] = []

  var text: (any DrawnText)? { paragraph }

  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic] {
    let lines = paragraph.lines(for: node.proposal)
    var found = problems.map { ViewDiagnostic($0.rule, path: node.path, message: $0.message) }
    if lines.isTruncated {
      let shown = lines.lines.map(\.text).joined(separator: " ")
      found.append(
        ViewDiagnostic(.textTruncated, path: node.path, message: "shows \(quoted(shown)) in \(node.frame.summary)"))
    }
    let scripts = lines.missingScripts
    let undrawable =
      scripts.isEmpty
      ? "" : paragraph.fonts.undrawableGlyphs(of: paragraph.runs.map(\.text).joined()).first.map { "; \($0)" } ?? ""
    for script in scripts {
      let example = script.font.map { ", such as \($0)" } ?? ""
      found.append(
        ViewDiagnostic(
          .glyphMissing, path: node.path,
          message: "no font has \(script.summary); register one in the context's fonts\(example)\(undrawable)"))
    }
    return found + paragraph.approximations(in: lines, at: node.path)
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let layout = paragraph.coloredLines(for: node.proposal)
    let origin = CGPoint(x: node.frame.minX, y: node.frame.minY)
    if node.environment.showsPlaceholders { return drawPlaceholder(of: layout, node, on: &canvas) }
    for (range, color) in paragraph.backgrounds {
      for rectangle in layout.rectangles(for: range) {
        canvas.fill(Path(rectangle.offsetBy(dx: origin.x, dy: origin.y)), with: color.rgba(in: node.environment))
      }
    }
    let paint = paragraph.commonPaint(in: node.environment, rect: node.frame)
    node.environment.drawingForegroundShadows(on: &canvas) { $0.draw(layout, at: origin, with: paint) }
    guard !images.isEmpty else { return }
    for run in layout.lines.lazy.flatMap(\.runs) where run.glyphs.face == TextAttachment.face {
      for glyph in run.glyphs.glyphs where images.indices.contains(Int(glyph.id)) {
        let image = images[Int(glyph.id)]
        let baseline = CGPoint(x: origin.x + run.glyphs.origin.x + glyph.x, y: origin.y + run.glyphs.origin.y)
        image.draw(at: baseline, fontSize: run.glyphs.size, of: node, in: &canvas)
      }
    }
  }

  /// Draws a rounded bar for each line.
  private func drawPlaceholder(of layout: TextLayout, _ node: PlacedElement, on canvas: inout DisplayListRecorder) {
    let paint = node.environment.placeholderPaint(in: node.frame)
    for line in layout.lines where line.frame.width > 0 && !line.text.allSatisfy(\.isWhitespace) {
      let bar = line.frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
        .insetBy(dx: 0, dy: min(2, line.frame.height / 8))
      canvas.fill(Path(roundedRect: bar, cornerRadius: min(4, bar.height / 3)), with: paint)
    }
  }
}
