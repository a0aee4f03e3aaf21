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
    let framesetter = Framesetter(runs, style: style, fonts: fonts)
    return framesetter.colored(framesetter.layout(width: width, height: height))
  }
}

extension Canvas {
  /// Draws a paragraph with its top left corner at a point.
  ///
  /// - Parameter paint: takes the place of the runs' colours; glyphs that have colours of their own keep them.
  public mutating func draw(_ layout: TextLayout, at origin: CGPoint, with paint: Paint? = nil) {
    for run in layout.lines.lazy.flatMap(\.runs) {
      let paint = run.hasOwnColor ? .color(run.color) : paint ?? .color(run.color)
      var glyphs = run.glyphs
      glyphs.origin.x += origin.x
      glyphs.origin.y += origin.y
      drawGlyphs(glyphs, with: paint)
      for decoration in run.decorations {
        fill(Path { $0.addRect(decoration.offsetBy(dx: origin.x, dy: origin.y)) }, with: paint)
      }
      draw(run.pictures, at: origin, opacity: Double(run.color.alpha) / 255)
    }
  }

  private mutating func draw(_ pictures: [TextLayout.Picture], at origin: CGPoint, opacity: Double) {
    guard !pictures.isEmpty else { return }
    let outer = self.opacity
    self.opacity = outer * opacity
    for picture in pictures { draw(picture.image, in: picture.frame.offsetBy(dx: origin.x, dy: origin.y)) }
    self.opacity = outer
  }
}
