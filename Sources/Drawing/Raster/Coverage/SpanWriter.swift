/// Builds the spans of a scanline from runs of equal coverage, in order of x. Short runs are stored as bytes.
struct SpanWriter {
  private static let shortest = 8

  private let line: CoverageScanline
  private var count = 0
  /// The start of the open run of bytes. Columns of a layer may be negative.
  private var open = Int.min
  private var openEnd = 0

  init(_ line: CoverageScanline) { self.line = line }

  @inline(__always)
  mutating func append(_ start: Int, _ end: Int, _ level: UInt32) {
    if end &- start < Self.shortest {
      if open == Int.min {
        if level == 0 { return }
        open = start
      }
      openEnd = end
      let byte = UInt8(truncatingIfNeeded: level)
      var x = start
      while x < end {
        line.coverage[x] = byte
        x &+= 1
      }
    } else {
      close()
      if level != 0 {
        line.spans[count] = CoverageSpan(start: start, end: end, level: level)
        count &+= 1
      }
    }
  }

  /// Appends pixels whose coverage bytes the caller writes.
  @inline(__always)
  mutating func appendVarying(_ start: Int, _ end: Int) {
    if open == Int.min { open = start }
    openEnd = end
  }

  @inline(__always)
  private mutating func close() {
    if open != Int.min {
      line.spans[count] = CoverageSpan(varyingFrom: open, to: openEnd)
      count &+= 1
      open = Int.min
    }
  }

  @inline(__always)
  mutating func finish() -> Int {
    close()
    return count
  }
}
