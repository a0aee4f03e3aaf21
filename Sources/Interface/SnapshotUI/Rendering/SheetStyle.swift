/// Where a sheet shows a drawing.
package struct SheetCell {
  /// The context in which the drawing is evaluated.
  package var context: RenderContext
  /// The top left corner in the sheet, in points.
  package var origin: CGPoint
  /// The scale of the drawing.
  package var scale: CGFloat
}

/// What contact sheets have in common: their gaps, background, labels and cells.
enum SheetStyle {
  /// The distance between cells, and to the edges, in points.
  static let gap: CGFloat = 16
  /// The height of a label on one line, in points.
  static let labelHeight: CGFloat = 18

  /// Returns a scale factor of cells, or 1 instead of one that can't be drawn.
  static func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  /// Returns the context in which a cell is drawn: one without background gets the system background.
  static func cellContext(_ context: RenderContext) -> RenderContext {
    var context = context
    if context.background.color(in: context.colorScheme) == nil { context.background = .system }
    return context
  }

  /// Returns the drawing of a cell in its ``cellContext(_:)``.
  static func displayList(of content: some Drawable, in context: RenderContext) throws -> DisplayList {
    try content.displayList(in: context).onBackground(of: context)
  }

  /// Returns the size of a cell.
  static func size(of list: DisplayList, scale: CGFloat) -> CGSize {
    CGSize(width: list.size.width * scale, height: list.size.height * scale)
  }

  static func fillBackground(of size: CGSize, in canvas: inout DisplayListRecorder) {
    // Pixels of the last row and column may extend beyond the sheet by less than a point.
    canvas.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)), with: RGBA(0xE5E5EA))
  }

  static func draw(_ list: DisplayList, at origin: CGPoint, scale: CGFloat, in canvas: inout DisplayListRecorder) {
    // The background covers whole pixels, because clipping it twice at fractional edges would lighten it.
    var list = list
    let frame = CGRect(origin: origin, size: size(of: list, scale: scale))
    if let background = list.takeBackground() { canvas.fill(Path(frame), with: background) }
    canvas.replay(list, at: origin, scale: scale)
  }

  /// Returns a label, limited to the width of its cell and to a number of lines.
  static func label(_ text: String, width: CGFloat, lines: Int = 1, in context: RenderContext) throws -> DisplayList {
    var plain = RenderContext(width: max(1, width), displayScale: context.displayScale, fonts: context.fonts)
    plain.layoutDirection = .leftToRight
    return try Text(text).font(.system(size: 11, weight: .medium)).foregroundColor(Color(RGBA(0x48484A)))
      .lineLimit(lines).frame(maxWidth: .infinity, alignment: .leading).displayList(in: plain)
  }
}
