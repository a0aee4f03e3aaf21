import CPixels

/// Source-over of one colour straight from a window's cells, without spans in between.
enum SolidCells {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// Composites some rows of a window and empties them.
  ///
  /// - Parameters:
  ///   - rows: device rows.
  ///   - pixels: the pixel of the first of them at the window's left edge.
  ///   - stride: from a pixel to the one below it.
  static func blend(
    _ window: CellWindow, rows: Range<Int>, _ rule: FillRule, _ color: PremultipliedPixel, onto pixels: Pixels,
    stride: Int
  ) {
    let first = window.row(rows.lowerBound)
    let cells = CPixelsCells(
      cells: first.cells, dirty: first.dirty, stride: window.stride, words: window.words, rows: rows.count,
      width: window.bounds.width)
    CPixelsBlendCells(cells, color, rule == .evenOdd, pixels, stride)
  }
}
