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
    var area = SIMD4<Int32>(repeating: 0)
    var x = 0
    eachBlock { start in
      if start > x {
        let end = min(start, width)
        writer.append(origin &+ x, origin &+ end, coverageLevel(of: area[0], isEvenOdd: isEvenOdd))
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
    if x < width { writer.append(origin &+ x, origin &+ width, coverageLevel(of: area[0], isEvenOdd: isEvenOdd)) }
    return writer.finish()
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
