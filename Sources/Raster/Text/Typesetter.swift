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
    let width = width.flatMap { $0.isNaN ? nil : $0 }
    let height = height.flatMap { $0.isNaN ? nil : $0 }
    let key = TextCache.LayoutKey(
      text: TextCache.TextKey(runs, baseLevel: nil, direction: style.layoutDirection), style: style, width: width,
      height: height)
    return fonts.storage.cache.layout(key) { layoutAnew(runs, style: style, width: width, height: height) }
  }

  private func layoutAnew(
    _ runs: [TextRun], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> TextLayout {
    func layout(percent: Int) -> TextLayout {
      let scaled = percent == 100 ? runs : runs.map { $0.scaled(by: CGFloat(percent) / 100) }
      return ParagraphLayout(scaled, style: style, width: width, height: height, fonts: fonts.storage).layout()
    }
    let full = layout(percent: 100)
    // Not a number is no wish to be smaller.
    let least = style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0.01), 1)
    let smallest = Int((least * 100).rounded(.up))
    guard full.isTruncated, smallest < 100 else { return full }
    // The largest whole percentage at which all text fits, found by bisection; the smallest one if none does.
    var best = layout(percent: smallest)
    if best.isTruncated { return best }
    var fitting = smallest
    var tooLarge = 100
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      let candidate = layout(percent: middle)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        best = candidate
        fitting = middle
      }
    }
    return best
  }
}

extension TextRun {
  /// The run with every length multiplied.
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.lineHeight = font.lineHeight.map { $0 * factor }
    run.tracking *= factor
    run.baselineOffset *= factor
    return run
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
