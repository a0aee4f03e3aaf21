/// A run of pixels in a row with either one coverage or coverage that varies by pixel.
struct CoverageSpan {
  var start: Int32
  var end: Int32
  /// 1…255, or 0 where the line's bytes hold each pixel's coverage.
  var level: UInt32

  @inline(__always)
  init(start: Int, end: Int, level: UInt32) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.level = level
  }

  @inline(__always)
  init(varyingFrom start: Int, to end: Int) { self.init(start: start, end: end, level: 0) }
}

/// Room for the coverage of one row: spans in order of x, and a byte a pixel for those that vary. Both are in device
/// columns.
struct CoverageLine {
  let coverage: UnsafeMutablePointer<UInt8>
  let spans: UnsafeMutablePointer<CoverageSpan>

  /// How many bytes before and after a line's own may be overwritten: the pixels between two samples of the coarsest
  /// ``SoftMask``.
  private static let margin = 256

  /// A line for `width` device columns from `left` on.
  static func allocate(from left: Int, width: Int) -> CoverageLine {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width + 2 * margin)
    bytes.initialize(repeating: 0, count: width + 2 * margin)
    return CoverageLine(coverage: bytes + margin - left, spans: .allocate(capacity: width + 2))
  }

  func deallocate(from left: Int) {
    (coverage + left - Self.margin).deallocate()
    spans.deallocate()
  }
}
