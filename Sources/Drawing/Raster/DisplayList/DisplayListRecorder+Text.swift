import Foundation

extension DisplayListRecorder {
  /// Draws a paragraph, without its attachments.
  ///
  /// - Parameters:
  ///   - layout: The paragraph.
  ///   - origin: The position of its top left corner.
  ///   - paint: Replaces the runs' colors, except the colors of color glyphs.
  public mutating func draw(_ layout: TextLayout, at origin: CGPoint, with paint: Paint? = nil) {
    for run in layout.lines.lazy.flatMap(\.runs) {
      let paint = run.hasOwnColor ? .color(run.color) : paint ?? .color(run.color)
      var glyphs = run.glyphs
      glyphs.origin.x += origin.x
      glyphs.origin.y += origin.y
      if glyphs.face != TextAttachment.face { drawGlyphs(glyphs, with: paint) }
      for decoration in run.decorations {
        fill(Path { $0.addRect(decoration.offsetBy(dx: origin.x, dy: origin.y)) }, with: paint)
      }
      for line in run.coloredLines {
        for rectangle in line.rectangles {
          fill(Path { $0.addRect(rectangle.offsetBy(dx: origin.x, dy: origin.y)) }, with: .color(line.color))
        }
      }
      draw(run.pictures, at: origin, opacity: Double(run.color.alpha) / 255)
      draw(run.paintings, at: origin, color: run.color, paint)
    }
  }

  /// Draws a paragraph with its first baseline at a point, as `text` in SVG. Texts of different sizes in one row share a baseline.
  ///
  /// - Parameters:
  ///   - layout: The paragraph.
  ///   - point: A point on the first baseline.
  ///   - anchor: The edge of the paragraph at the point.
  ///   - paint: Replaces the runs' colors, except the colors of color glyphs.
  public mutating func draw(
    _ layout: TextLayout, baseline point: CGPoint, anchor: TextAnchor = .left, with paint: Paint? = nil
  ) {
    let x = point.x - anchor.fraction * layout.size.width
    draw(layout, at: CGPoint(x: x, y: point.y - layout.firstBaseline), with: paint)
  }

  /// Draws a paragraph in the vertical middle of a rectangle.
  ///
  /// - Parameters:
  ///   - layout: The paragraph. It is not clipped if it is larger than the rectangle.
  ///   - rect: The rectangle.
  ///   - anchor: The edge of the rectangle at which the paragraph lies.
  ///   - paint: Replaces the runs' colors, except the colors of color glyphs.
  public mutating func draw(
    _ layout: TextLayout, in rect: CGRect, anchor: TextAnchor = .center, with paint: Paint? = nil
  ) {
    let x = rect.minX + anchor.fraction * (rect.width - layout.size.width)
    draw(layout, at: CGPoint(x: x, y: rect.midY - layout.size.height / 2), with: paint)
  }

  private mutating func draw(
    _ paintings: [TextLayout.Painting], at origin: CGPoint, color: RGBA, _ paint: Paint
  ) {
    guard !paintings.isEmpty, color.alpha > 0 else { return }
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    let painter = ColorGlyphPainter(foreground: paint == .color(color) ? .color(opaque) : paint, color: opaque)
    func draw(on canvas: inout DisplayListRecorder) {
      for painting in paintings {
        let frame = painting.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard !frame.isNull else { continue }
        painter.draw(
          painting.glyph.paint,
          painting.transform.concatenating(Transform(translationX: Double(origin.x), y: Double(origin.y))),
          area: Path(frame), on: &canvas)
      }
    }
    if color.alpha == 255, opacity == 1, blendMode == .normal {
      draw(on: &self)
    } else {
      // Layers that overlap become transparent together.
      group(opacity: Double(color.alpha) / 255) { draw(on: &$0) }
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
