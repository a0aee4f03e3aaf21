extension BandPainter {
  /// Draws the glyphs of a run one after another.
  func paint(_ run: PreparedGlyphs, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint) {
    guard case .solid(let color) = paint else {
      for glyph in run.glyphs { paintRows(run.masks[Int(glyph.mask)], x: glyph.x, y: glyph.y, window, clip, paint) }
      return
    }
    run.masks.withUnsafeBufferPointer { masks in
      run.glyphs.withUnsafeBufferPointer { glyphs in
        // The run keeps its masks alive.
        func mask(_ index: Int) -> Unmanaged<ShapeMask> { .passUnretained(masks[Int(glyphs[index].mask)]) }
        for index in glyphs.indices {
          // Masks of many sizes do not fit the cache: the object is loaded a few glyphs ahead, and then its blocks.
          if index + 8 < glyphs.count { ShapeMask.prefetch(mask(index + 8)) }
          if index + 4 < glyphs.count { mask(index + 4)._withUnsafeGuaranteedRef { $0.blocks.prefetch() } }
          let (x, y) = (glyphs[index].x, glyphs[index].y)
          mask(index)._withUnsafeGuaranteedRef { mask in
            if !self.paint(mask, x: x, y: y, window, clip, color) { paintRows(mask, x: x, y: y, window, clip, paint) }
          }
        }
      }
    }
  }

  /// Draws the glyphs of a run as a single shape, for blend modes other than source-over.
  func paintTogether(_ run: PreparedGlyphs, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint) {
    for y in window.top..<window.bottom {
      (line.coverage + window.left).update(repeating: 0, count: window.width)
      for glyph in run.glyphs {
        let mask = run.masks[Int(glyph.mask)]
        let bounds = glyph.inkBounds(mask)
        let visible = bounds.intersection(window)
        guard visible.top <= y, y < visible.bottom else { continue }
        let row = mask.coverage.row(y - Int(glyph.y)) + (visible.left - bounds.left)
        RowOperations.add(line.coverage + visible.left, visible.width, row)
      }
      line.spans[0] = CoverageSpan(varyingFrom: window.left, to: window.right)
      self.paint(y, 1, clip, paint, window)
    }
  }
}
