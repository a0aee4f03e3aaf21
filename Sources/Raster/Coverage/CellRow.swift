/// One row of a window's cells. Reading it empties it.
///
/// A row is a sequence of blocks of four cells that an edge has changed, whose areas are summed at once, and of runs of
/// one coverage between them.
struct CellRow {
  let cells: UnsafeMutablePointer<Int32>
  let dirty: UnsafeMutablePointer<UInt64>
  let words: Int
  /// In pixels.
  let width: Int

  /// The row as spans of coverage.
  ///
  /// - Parameter origin: the column of the row's first pixel in the line.
  /// - Returns: the number of spans written to `line`.
  func spans(_ rule: FillRule, into line: CoverageLine, from origin: Int) -> Int {
    let isEvenOdd = rule == .evenOdd
    var writer = SpanWriter(line)
    var area: Int32 = 0
    var x = 0
    eachBlock { start in
      if start > x {
        let end = min(start, width)
        writer.append(origin &+ x, origin &+ end, coverageLevel(of: area, isEvenOdd: isEvenOdd))
      }
      let levels = takeCoverageLevels(cells + start, after: &area, isEvenOdd: isEvenOdd)
      x = start &+ 4
      let count = min(4, width &- start)
      guard count > 0 else { return }
      let bytes = UnsafeMutableRawPointer(line.coverage + (origin &+ start))
      if count == 4 {
        bytes.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: levels), as: SIMD4<UInt8>.self)
      } else {
        for index in 0..<count { line.coverage[origin &+ start &+ index] = UInt8(truncatingIfNeeded: levels[index]) }
      }
      writer.appendVarying(origin &+ start, origin &+ start &+ count)
    }
    if x < width { writer.append(origin &+ x, origin &+ width, coverageLevel(of: area, isEvenOdd: isEvenOdd)) }
    return writer.finish()
  }

  /// Composites the row in one colour, source-over.
  ///
  /// - Parameter pixels: the row's first pixel.
  func fill(_ rule: FillRule, with source: SolidSource, onto pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    switch (rule, source.isOpaque) {
    case (.nonZero, true): fill(isEvenOdd: false, source, isOpaque: true, pixels)
    case (.nonZero, false): fill(isEvenOdd: false, source, isOpaque: false, pixels)
    case (.evenOdd, let isOpaque): fill(isEvenOdd: true, source, isOpaque: isOpaque, pixels)
    }
  }

  @inline(__always)
  private func fill(
    isEvenOdd: Bool, _ source: SolidSource, isOpaque: Bool, _ pixels: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    var area: Int32 = 0
    var x = 0
    eachBlock { start in
      if start > x {
        fillRun(pixels + x, min(start, width) &- x, coverageLevel(of: area, isEvenOdd: isEvenOdd), source)
      }
      let levels = takeCoverageLevels(cells + start, after: &area, isEvenOdd: isEvenOdd)
      x = start &+ 4
      if x <= width {
        let block = UnsafeMutableRawPointer(pixels + start)
        let blended = source.over(
          block.loadUnaligned(as: SIMD4<UInt32>.self), coverage: factorLanes(levels), isOpaque: isOpaque)
        block.storeBytes(of: blended, as: SIMD4<UInt32>.self)
      } else {
        for index in 0..<max(0, width &- start) {
          pixels[start &+ index] = source.over(pixels[start &+ index], coverage: levels[index])
        }
      }
    }
    if x < width { fillRun(pixels + x, width &- x, coverageLevel(of: area, isEvenOdd: isEvenOdd), source) }
  }

  @inline(__always)
  private func fillRun(
    _ pixels: UnsafeMutablePointer<PremultipliedPixel>, _ count: Int, _ level: UInt32, _ source: SolidSource
  ) {
    if level > 0 { SourceOverRows.blend(pixels, count, color: source.color, level: level) }
  }

  /// Calls back with the first column of each block that an edge has changed, in order.
  @inline(__always)
  private func eachBlock(_ body: (_ start: Int) -> Void) {
    var word = 0
    while word < words {
      var bits = dirty[word]
      if bits != 0 {
        dirty[word] = 0
        repeat {
          body((word &<< 6 &+ bits.trailingZeroBitCount) &<< 2)
          bits &= bits &- 1
        } while bits != 0
      }
      word &+= 1
    }
  }
}
