extension BandPainter {
  /// Draws a run's glyphs one over another.
  func paint(_ run: PreparedGlyphs, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint) {
    guard case .solid(let color) = paint else {
      for glyph in run.glyphs { self.paint(glyph, run.masks[Int(glyph.mask)], window, clip, paint) }
      return
    }
    let source = SolidSource(color)
    let origin = target - band.top * width
    run.masks.withUnsafeBufferPointer { masks in
      for glyph in run.glyphs {
        let mask = masks[Int(glyph.mask)]
        let bounds = glyph.bounds(mask)
        let top = max(bounds.top, window.top)
        let bottom = min(bounds.bottom, window.bottom)
        guard top < bottom else { continue }
        guard bounds.left >= window.left, bounds.right <= window.right,
          clip?.letsThrough(columns: bounds.left..<bounds.right, rows: top..<bottom) ?? true
        else {
          self.paint(glyph, mask, window, clip, paint)
          continue
        }
        let first = Int(mask.rowStarts[top - bounds.top])
        let end = Int(mask.rowStarts[bottom - bounds.top])
        GlyphBlocks.blend(
          mask.blocks + first, end - first, source, onto: origin + (bounds.top * width + bounds.left), stride: width)
      }
    }
  }

  /// Draws a glyph row by row.
  private func paint(
    _ glyph: PlacedGlyph, _ mask: GlyphMask, _ window: PixelRect, _ clip: ClipMask?, _ paint: PreparedPaint
  ) {
    let bounds = glyph.inkBounds(mask)
    let visible = bounds.intersection(window)
    guard !visible.isEmpty else { return }
    for y in visible.top..<visible.bottom {
      let row = mask.coverage.row(y - Int(glyph.y)) + (visible.left - bounds.left)
      (line.coverage + visible.left).update(from: row, count: visible.width)
      line.spans[0] = CoverageSpan(varyingFrom: visible.left, to: visible.right)
      self.paint(y, 1, clip, paint, window)
    }
  }

  /// Draws a run's glyphs as one shape, as other modes than source-over demand.
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
