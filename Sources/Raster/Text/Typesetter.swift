/// Makes lines of glyphs from styled text. A pure function of its input and the fonts.
public struct Typesetter: Sendable {
  public var fonts: FontBook

  public init(fonts: FontBook = .embedded) { self.fonts = fonts }

  /// Lays a paragraph out.
  ///
  /// - Parameters:
  ///   - width: the width in points at which lines break; `nil` or infinite breaks at hard breaks only.
  ///   - height: keeps as many lines as fit, at least one; `nil` or infinite keeps all that the style's line limit
  ///     allows.
  /// - Complexity: linear in the length of the text, once its words are cached.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    TextLayout(size: .zero, lines: [], isTruncated: false, missingScalars: [])
  }
}

extension Canvas {
  /// Draws a paragraph with its top left corner at a point.
  public mutating func draw(_ layout: TextLayout, at origin: CGPoint) {
    for line in layout.lines {
      for run in line.runs {
        var glyphs = run.glyphs
        glyphs.origin.x += origin.x
        glyphs.origin.y += origin.y
        drawGlyphs(glyphs, with: .color(run.color))
        for decoration in run.decorations {
          var path = Path()
          path.addRect(decoration.offsetBy(dx: origin.x, dy: origin.y))
          fill(path, with: run.color)
        }
      }
    }
  }
}
