import CPixels

/// Source-over of one colour, or of one for each row, straight from a window's cells, without spans in between.
enum SolidCells {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// Composites the rows of a window and empties them.
  ///
  /// - Parameters:
  ///   - paint: one whose colour is the same along each row.
  ///   - pixels: the pixel of the first row at the window's left edge.
  ///   - stride: from a pixel to the one below it.
  ///   - queue: what may be streamed meanwhile.
  static func blend(
    _ window: CellWindow, _ rule: FillRule, _ paint: PreparedPaint, onto pixels: Pixels, stride: Int,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    let bounds = window.bounds
    let first = window.row(bounds.top)
    let cells = CPixelsCells(
      cells: first.cells, dirty: first.dirty, stride: window.stride, words: window.words, rows: bounds.height,
      width: bounds.width)
    if case .solid(let color) = paint {
      withUnsafePointer(to: color) { color in
        CPixelsBlendCells(cells, CPixelsColors(first: color, step: 0), rule == .evenOdd, pixels, stride, queue)
      }
      return
    }
    withUnsafeTemporaryAllocation(of: PremultipliedPixel.self, capacity: bounds.height) { colors in
      for row in 0..<bounds.height { colors[row] = paint.color(x: bounds.left, y: bounds.top &+ row) }
      CPixelsBlendCells(
        cells, CPixelsColors(first: colors.baseAddress, step: 1), rule == .evenOdd, pixels, stride, queue)
    }
  }
}
