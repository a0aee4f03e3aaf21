import CRasterPixels

extension BandPainter {
  /// Draws the spans of a row with a paint, inside a clip mask.
  func paint(_ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect) {
    guard mode == .sourceOver else {
      paintInMode(y, count, mask, paint, window)
      return
    }
    let spans = clip(y, count, mask)
    let row = target + (y - band.top) * width
    if paint.isUniformAcross {
      let color = paint.color(x: window.left, y: y)
      for span in spans {
        if span.level == 0 {
          SourceOverRows.blend(row + span.first, span.count, color: color, coverage: line.coverage + span.first)
        } else {
          SourceOverRows.blend(row + span.first, span.count, color: color, level: span.level)
        }
      }
      return
    }
    let isOpaque = paint.isOpaque
    let isUniformDown = paint.isUniformDown
    if isUniformDown { shadeColumns(of: window, paint) }
    for span in spans {
      if span.level == 255, isOpaque {
        if isUniformDown {
          (row + span.first).update(from: colors + span.first, count: span.count)
        } else {
          paint.colors(x: span.first, y: y, count: span.count, into: row + span.first, queue)
        }
      } else {
        var visible = 0..<span.count
        if !isUniformDown {
          visible = paint.colors(x: span.first, y: y, count: span.count, into: colors + span.first, queue)
        }
        if !visible.isEmpty {
          put(
            y,
            CoverageSpan(
              start: span.first + visible.lowerBound, end: span.first + visible.upperBound, level: span.level),
            source: colors, visible.count < span.count || isUniformDown ? queue : nil)
        }
      }
    }
  }

  /// Computes the colors of all columns for the first row of an operation. Its other rows in the band use the same ones.
  private func shadeColumns(of window: PixelRect, _ paint: PreparedPaint) {
    if hasColumnColors { return }
    paint.colors(x: window.left, y: window.top, count: window.width, into: colors + window.left, queue)
    hasColumnColors = true
  }

  /// Draws the spans of a row in a blend mode other than source-over.
  private func paintInMode(
    _ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect
  ) {
    func makeSource(_ span: CoverageSpan) {
      let coverage = line.coverage + span.first
      if case .solid(let color) = paint {
        RowOperations.scale(color, span.count, level: span.level, coverage: coverage, into: sources + span.first)
      } else {
        let colors = colors + span.first
        paint.colors(x: span.first, y: y, count: span.count, into: colors, queue)
        RowOperations.scale(colors, span.count, level: span.level, coverage: coverage, into: sources + span.first)
      }
    }
    if mode.isUnbounded {
      compositeUnbounded(y, window, mask, count, makeSource)
    } else {
      let row = target + (y - band.top) * width
      for span in clip(y, count, mask) {
        makeSource(span)
        BlendRows.blend(mode, row + span.first, span.count, source: sources + span.first)
      }
    }
  }

  /// Composites a whole row of the clip in an unbounded blend mode. The result without a clip is mixed with the
  /// backdrop according to the clip's coverage.
  func compositeUnbounded(
    _ y: Int, _ window: PixelRect, _ mask: ClipMask?, _ count: Int,
    _ makeSource: (CoverageSpan) -> Void
  ) {
    (sources + window.left).update(repeating: 0, count: window.width)
    for index in 0..<count { makeSource(line.spans[index]) }
    let row = target + (y - band.top) * width
    guard let mask else {
      BlendRows.blend(mode, row + window.left, window.width, source: sources + window.left)
      return
    }
    let clip = mask.row(y)
    let open =
      max(
        clip.open.lowerBound, window.left)..<max(
        clip.open.lowerBound, window.left, min(clip.open.upperBound, window.right))
    (colors + open.lowerBound).update(from: row + open.lowerBound, count: open.count)
    BlendRows.blend(mode, colors + open.lowerBound, open.count, source: sources + open.lowerBound)
    RowOperations.mix(
      row + open.lowerBound, open.count, toward: colors + open.lowerBound, by: clip.bytes + open.lowerBound)
  }

  /// Composites a span of a row of colors, which are indexed by device column.
  ///
  /// - Parameter queue: Finished bands to copy meanwhile, if the computation of the colors did not.
  @inline(__always)
  func put(
    _ y: Int, _ span: CoverageSpan, source: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>? = nil
  ) {
    let row = target + ((y - band.top) * width + span.first)
    let source = source + span.first
    let coverage = line.coverage + span.first
    if mode != .sourceOver {
      RowOperations.scale(source, span.count, level: span.level, coverage: coverage, into: sources + span.first)
      BlendRows.blend(mode, row, span.count, source: sources + span.first)
    } else if span.level == 0 {
      SourceOverRows.blend(row, span.count, source: source, coverage: coverage)
    } else {
      SourceOverRows.blend(row, span.count, source: source, level: span.level, queue)
    }
  }

  /// Intersects the spans of a row with a clip mask. Fully visible parts keep their level, partially visible parts have
  /// varying coverage.
  func clip(_ y: Int, _ count: Int, _ mask: ClipMask?) -> UnsafeBufferPointer<CoverageSpan> {
    guard let mask else { return UnsafeBufferPointer(start: line.spans, count: count) }
    let row = mask.row(y)
    var clipped = 0
    func append(_ start: Int, _ end: Int, _ level: UInt32) {
      clippedSpans[clipped] = CoverageSpan(start: start, end: end, level: level)
      clipped += 1
    }
    for index in 0..<count {
      let span = line.spans[index]
      let start = max(Int(span.start), row.open.lowerBound)
      let end = min(Int(span.end), row.open.upperBound)
      guard start < end else { continue }
      let fullStart = min(max(start, row.full.lowerBound), end)
      let fullEnd = max(fullStart, min(end, row.full.upperBound))
      if start < fullStart {
        multiply(start, fullStart, span.level, row)
        append(start, fullStart, 0)
      }
      if fullStart < fullEnd { append(fullStart, fullEnd, span.level) }
      if fullEnd < end {
        multiply(fullEnd, end, span.level, row)
        append(fullEnd, end, 0)
      }
    }
    return UnsafeBufferPointer(start: clippedSpans, count: clipped)
  }

  private func multiply(_ start: Int, _ end: Int, _ level: UInt32, _ row: ClipMask.Row) {
    if level == 0 {
      SourceOverRows.multiply(line.coverage + start, end - start, by: row.bytes + start)
    } else {
      SourceOverRows.multiply(line.coverage + start, end - start, level: level, by: row.bytes + start)
    }
  }
}
