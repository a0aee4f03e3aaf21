extension BandPainter {
  /// Draws a path.
  func fill(
    _ outline: FilledOutline, _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint
  ) {
    let rule = outline.rule
    cells.begin(window)
    cells.add(outline)
    guard mask == nil, mode == .sourceOver, paint.isUniformAcross else {
      for y in window.top..<window.bottom {
        self.paint(y, cells.sweep(row: y, rule: rule, into: line), mask, paint, window)
      }
      return
    }
    SolidFill.blend(
      cells.window, rule, paint, onto: target + ((window.top - band.top) * width + window.left), stride: width,
      queue)
  }

  /// Draws a rectangle without the pixels that later operations hide.
  func fill(
    _ rectangle: FixedRect, _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint, hidden: CoveredCross
  ) {
    if mode == .sourceOver, mask == nil, case .solid(let color) = paint, color >> 24 == 255,
      rectangle.coveredPixels.contains(window)
    {
      store(color, in: window, without: hidden)
      return
    }
    var (paint, background) = (paint, background)
    if mode == .sourceOver, mask == nil, rectangle.coveredPixels.contains(window), let composited = composited(paint) {
      paint = composited
      background = nil
    }
    eachPart(of: window, without: hidden) { y, start, end in
      if let background { SourceOverRows.fill(target + ((y - band.top) * width + start), end - start, background) }
      let count = rectangle.spans(row: y, from: start, to: end, into: line)
      self.paint(y, count, mask, paint, window)
    }
  }

  /// Stores a color in all pixels except `hidden`.
  func store(_ color: PremultipliedPixel, in pixels: PixelRect, without hidden: CoveredCross) {
    guard pixels.width == width else {
      eachPart(of: pixels, without: hidden) { y, start, end in
        SourceOverRows.fill(target + ((y - band.top) * width + start), end - start, color)
      }
      return
    }
    // Full-width rows are contiguous in memory, so that one fill can span several rows.
    var start = (pixels.top - band.top) * width + left
    func store(to end: Int) { SourceOverRows.fill(target + start, end - start, color) }
    for y in pixels.top..<pixels.bottom {
      let columns = hidden.columns(ofRow: y)
      if columns.isEmpty { continue }
      store(to: (y - band.top) * width + columns.lowerBound)
      start = (y - band.top) * width + columns.upperBound
    }
    store(to: (pixels.bottom - band.top) * width + left)
  }

  /// Draws a blurred shape without the pixels that later operations hide.
  func fill(
    _ softMask: SoftMask, _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint, hidden: CoveredCross
  ) {
    let reached = softMask.bounds.intersection(window)
    if mode.isUnbounded {
      for y in window.top..<window.bottom where y < reached.top || y >= reached.bottom {
        self.paint(y, 0, mask, paint, window)
      }
    }
    eachPart(of: reached, without: hidden) { y, start, end in
      let count = softMask.spans(row: y, from: start, to: end, into: line)
      self.paint(y, count, mask, paint, window)
    }
  }

  /// Draws everything outside a blurred shape, or everything if there is no shape.
  func fillOutside(_ softMask: SoftMask?, _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint) {
    for y in window.top..<window.bottom {
      self.paint(y, inverseSpans(y, window, softMask), mask, paint, window)
    }
  }

  /// Writes a row outside a soft mask as one varying span.
  private func inverseSpans(_ y: Int, _ window: PixelRect, _ softMask: SoftMask?) -> Int {
    guard window.left < window.right else { return 0 }
    var x = window.left
    func fill(to end: Int, _ level: UInt8) {
      if x < end { (line.coverage + x).update(repeating: level, count: end - x) }
      x = max(x, end)
    }
    if let softMask, y >= softMask.bounds.top, y < softMask.bounds.bottom {
      let reached = softMask.bounds.intersection(window)
      let count = reached.isEmpty ? 0 : softMask.spans(row: y, from: reached.left, to: reached.right, into: line)
      for index in 0..<count {
        let span = line.spans[index]
        fill(to: Int(span.start), 255)
        if span.level > 0 {
          fill(to: Int(span.end), UInt8(255 - span.level))
        } else {
          while x < span.end {
            line.coverage[x] = 255 - line.coverage[x]
            x += 1
          }
        }
      }
    }
    fill(to: window.right, 255)
    line.spans[0] = CoverageSpan(varyingFrom: window.left, to: window.right)
    return 1
  }

  /// Calls `body` with the columns of each row of `pixels`, in two parts if `hidden` covers the middle.
  @inline(__always)
  private func eachPart(
    of pixels: PixelRect, without hidden: CoveredCross, _ body: (_ y: Int, _ start: Int, _ end: Int) -> Void
  ) {
    for y in pixels.top..<pixels.bottom {
      let columns = hidden.columns(ofRow: y)
      if columns.isEmpty {
        body(y, pixels.left, pixels.right)
      } else {
        if pixels.left < columns.lowerBound { body(y, pixels.left, columns.lowerBound) }
        if columns.upperBound < pixels.right { body(y, columns.upperBound, pixels.right) }
      }
    }
  }
}
