extension BandPainter {
  /// Draws the spans of a row with a paint, inside a clip mask.
  func paint(_ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect) {
    guard mode == .sourceOver else {
      paintInMode(y, count, mask, paint, window)
      return
    }
    if paint.isUniformAcross {
      let color = paint.color(x: window.left, y: y)
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 0 {
          SourceOverRows.blend(row + start, end - start, color: color, coverage: line.coverage + start)
        } else {
          SourceOverRows.blend(row + start, end - start, color: color, level: level)
        }
      }
    } else if paint.isUniformDown {
      shadeColumns(of: window, paint)
      let isOpaque = paint.isOpaque
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 255, isOpaque {
          (row + start).update(from: colors + start, count: end - start)
        } else {
          put(y, start, end, level, source: colors)
        }
      }
    } else {
      let isOpaque = paint.isOpaque
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 255, isOpaque {
          paint.colors(x: start, y: y, count: end - start, into: row + start)
        } else {
          paint.colors(x: start, y: y, count: end - start, into: colors + start)
          put(y, start, end, level, source: colors)
        }
      }
    }
  }

  /// Computes the colors of all columns for the first row of an operation. Its other rows in the band use the same ones.
  private func shadeColumns(of window: PixelRect, _ paint: PreparedPaint) {
    if hasColumnColors { return }
    paint.colors(x: window.left, y: window.top, count: window.width, into: colors + window.left)
    hasColumnColors = true
  }

  /// Draws the spans of a row in a blend mode other than source-over.
  private func paintInMode(
    _ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect
  ) {
    func makeSource(_ start: Int, _ end: Int, _ level: UInt32) {
      if case .solid(let color) = paint {
        RowOperations.scale(
          color, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      } else {
        paint.colors(x: start, y: y, count: end - start, into: colors + start)
        RowOperations.scale(
          colors + start, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      }
    }
    if mode.isUnbounded {
      compositeUnbounded(y, window, mask, count, makeSource)
    } else {
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        makeSource(start, end, level)
        BlendRows.blend(mode, row + start, end - start, source: sources + start)
      }
    }
  }

  /// Composites a whole row of the clip in an unbounded blend mode. The result without a clip is mixed with the
  /// backdrop according to the clip's coverage.
  func compositeUnbounded(
    _ y: Int, _ window: PixelRect, _ mask: ClipMask?, _ count: Int,
    _ makeSource: (_ start: Int, _ end: Int, _ level: UInt32) -> Void
  ) {
    (sources + window.left).update(repeating: 0, count: window.width)
    for index in 0..<count {
      let span = line.spans[index]
      makeSource(Int(span.start), Int(span.end), span.level)
    }
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

  /// Composites a row of colors, indexed by device column. A level of 0 stands for the scanline's coverage.
  @inline(__always)
  func put(
    _ y: Int, _ start: Int, _ end: Int, _ level: UInt32, source: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let row = target + ((y - band.top) * width + start)
    if mode != .sourceOver {
      RowOperations.scale(
        source + start, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      BlendRows.blend(mode, row, end - start, source: sources + start)
    } else if level == 0 {
      SourceOverRows.blend(row, end - start, source: source + start, coverage: line.coverage + start)
    } else {
      SourceOverRows.blend(row, end - start, source: source + start, level: level)
    }
  }

  /// Calls `body` for each span of a row, intersected with a clip mask. Fully visible parts keep their level, partially
  /// visible parts have varying coverage (level 0).
  @inline(__always)
  func eachPiece(
    _ y: Int, _ count: Int, _ mask: ClipMask?, _ body: (_ start: Int, _ end: Int, _ level: UInt32) -> Void
  ) {
    guard let mask else {
      for index in 0..<count {
        let span = line.spans[index]
        body(Int(span.start), Int(span.end), span.level)
      }
      return
    }
    let row = mask.row(y)
    for index in 0..<count {
      let span = line.spans[index]
      let start = max(Int(span.start), row.open.lowerBound)
      let end = min(Int(span.end), row.open.upperBound)
      guard start < end else { continue }
      let fullStart = min(max(start, row.full.lowerBound), end)
      let fullEnd = max(fullStart, min(end, row.full.upperBound))
      if start < fullStart {
        multiply(start, fullStart, span.level, row)
        body(start, fullStart, 0)
      }
      if fullStart < fullEnd { body(fullStart, fullEnd, span.level) }
      if fullEnd < end {
        multiply(fullEnd, end, span.level, row)
        body(fullEnd, end, 0)
      }
    }
  }

  private func multiply(_ start: Int, _ end: Int, _ level: UInt32, _ row: ClipMask.Row) {
    if level == 0 {
      SourceOverRows.multiply(line.coverage + start, end - start, by: row.bytes + start)
    } else {
      SourceOverRows.multiply(line.coverage + start, end - start, level: level, by: row.bytes + start)
    }
  }
}
