import CRasterPixels

/// Source-over compositing of one color per row directly from an accumulation window, without spans.
enum SolidFill {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// Composites the rows of a window and clears them.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - rule: The fill rule.
  ///   - paint: A paint with one color per row.
  ///   - pixels: The pixel of the first row at the window's left edge.
  ///   - stride: The distance between rows in pixels.
  ///   - queue: Finished bands to copy meanwhile.
  static func blend(
    _ window: AccumulationWindow, _ rule: FillRule, _ paint: PreparedPaint, onto pixels: Pixels, stride: Int,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    let bounds = window.bounds
    let cells = window.allCells
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
