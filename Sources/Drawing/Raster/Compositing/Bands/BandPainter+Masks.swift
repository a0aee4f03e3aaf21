extension BandPainter {
  /// Draws a cached shape mask.
  func paint(_ shape: PlacedShapeMask, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint) {
    shape.mask._withUnsafeGuaranteedRef { mask in
      guard case .solid(let color) = paint,
        self.paint(mask, x: shape.x, y: shape.y, window, clip, color)
      else {
        paintRows(mask, x: shape.x, y: shape.y, window, clip, paint)
        return
      }
    }
  }

  /// Draws a mask in one color if no row needs clipping: all columns lie within the window and the clip, and all blocks lie
  /// within the picture.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset in pixels from the mask's own position.
  ///   - y: The vertical offset.
  /// - Returns: Whether the mask was drawn.
  @inline(__always)
  func paint(
    _ mask: ShapeMask, x: Int32, y: Int32, _ window: PixelRect, _ clip: ClipMask?, _ color: PremultipliedPixel
  ) -> Bool {
    let ink = mask.bounds
    let left = ink.left + Int(x)
    let right = ink.right + Int(x)
    let start = ink.top + Int(y)
    let top = max(start, window.top)
    let bottom = min(ink.bottom + Int(y), window.bottom)
    guard top < bottom else { return true }
    guard left >= window.left, right <= window.right, mask.blockBounds.right + Int(x) <= band.right,
      clip?.letsThrough(columns: left..<right, rows: top..<bottom) ?? true
    else { return false }
    MaskBlocks.blend(
      mask, rows: top - start..<bottom - start, color, onto: target + ((start - band.top) * width + left),
      stride: width, queue)
    return true
  }

  /// Draws a mask row by row.
  func paintRows(
    _ mask: ShapeMask, x: Int32, y: Int32, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint
  ) {
    let bounds = mask.bounds.moved(x: Int(x), y: Int(y))
    let visible = bounds.intersection(window)
    guard !visible.isEmpty else { return }
    for row in visible.top..<visible.bottom {
      let coverage = mask.coverage.row(row - Int(y)) + (visible.left - bounds.left)
      (line.coverage + visible.left).update(from: coverage, count: visible.width)
      line.spans[0] = CoverageSpan(varyingFrom: visible.left, to: visible.right)
      self.paint(row, 1, clip, paint, window)
    }
  }
}
