/// A run of pixels in a row with constant or varying coverage.
struct CoverageSpan {
  var start: Int32
  var end: Int32
  /// The constant coverage of 1…255, or 0 if each pixel's coverage is in the scanline's bytes.
  var level: UInt32

  /// The first device column.
  @inline(__always)
  var first: Int { Int(start) }

  @inline(__always)
  var count: Int { Int(end &- start) }

  @inline(__always)
  init(start: Int, end: Int, level: UInt32) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.level = level
  }

  @inline(__always)
  init(varyingFrom start: Int, to end: Int) { self.init(start: start, end: end, level: 0) }
}

/// Memory for the coverage of one row: spans in order of x, and one byte per pixel, indexed by device column, for
/// varying coverage.
struct CoverageScanline {
  let coverage: UnsafeMutablePointer<UInt8>
  let spans: UnsafeMutablePointer<CoverageSpan>

  /// The number of bytes before and after the row that may be overwritten: the pixels between two samples of the
  /// coarsest ``SoftMask``.
  private static let margin = 256

  /// Allocates a scanline for `width` device columns from `left`.
  static func allocate(from left: Int, width: Int) -> CoverageScanline {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width + 2 * margin)
    bytes.initialize(repeating: 0, count: width + 2 * margin)
    return CoverageScanline(coverage: bytes + margin - left, spans: .allocate(capacity: width + 2))
  }

  func deallocate(from left: Int) {
    (coverage + left - Self.margin).deallocate()
    spans.deallocate()
  }
}
