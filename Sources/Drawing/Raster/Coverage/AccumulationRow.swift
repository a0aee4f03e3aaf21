/// One row of an accumulation window. Reading the row clears it.
///
/// A row consists of blocks of four cells that edges have changed, and runs of constant coverage between them.
struct AccumulationRow {
  let cells: UnsafeMutablePointer<Int32>
  let dirty: UnsafeMutablePointer<UInt64>
  let words: Int
  /// The width in pixels.
  let width: Int

  /// Converts the row to spans of coverage.
  ///
  /// - Parameters:
  ///   - rule: The fill rule.
  ///   - line: The scanline to write to.
  ///   - origin: The column of the row's first pixel in the scanline.
  /// - Returns: The number of spans written to `line`.
  func spans(_ rule: FillRule, into line: CoverageScanline, from origin: Int) -> Int {
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

  /// Calls `body` with the first column of each changed block, in order, and clears the blocks' bits.
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
