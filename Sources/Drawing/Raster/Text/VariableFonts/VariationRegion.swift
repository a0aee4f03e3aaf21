/// The part of the design space in which a set of deltas applies, with a range for each axis in 1/16384.
struct VariationRegion: Sendable {
  struct Range: Sendable {
    var start: Int
    var peak: Int
    var end: Int
  }

  /// The ranges of the axes that restrict the region.
  private var ranges: [(axis: Int, range: Range)] = []

  /// - Parameter ranges: A range for each axis.
  init(_ ranges: some Sequence<Range>) {
    for (axis, range) in ranges.enumerated() {
      // The specification ignores axes with the peak 0, with values out of order, or with a range on both sides of 0.
      guard range.peak != 0, range.start <= range.peak, range.peak <= range.end, range.start >= 0 || range.end <= 0
      else { continue }
      self.ranges.append((axis, range))
    }
  }

  /// A region between the default and peaks.
  init(peaks: [Int]) {
    self.init(peaks.lazy.map { Range(start: min($0, 0), peak: $0, end: max($0, 0)) })
  }

  /// Returns how much the region's deltas apply at coordinates, from 0 to 1 in 1/2³⁰.
  ///
  /// *OpenType Font Variations Overview*, "Algorithm for interpolation of instance values".
  func scalar(at coordinates: [Int]) -> Int {
    var scalar = 1 << FixedPoint.scalarBits
    for (axis, range) in ranges {
      let coordinate = axis < coordinates.count ? coordinates[axis] : 0
      if coordinate == range.peak { continue }
      let (distance, length) =
        coordinate < range.peak
        ? (coordinate - range.start, range.peak - range.start) : (range.end - coordinate, range.end - range.peak)
      guard distance > 0, length > 0 else { return 0 }
      scalar = FixedPoint.quotient(scalar * distance, length)
    }
    return scalar
  }
}
