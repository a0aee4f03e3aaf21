/// Pixels along an axis with one weight.
struct WeightedRange: BitwiseCopyable {
  var first: Int
  var end: Int
  /// In 1/256.
  var weight: UInt64
}

/// The pixels along an axis that contribute to a device pixel.
struct WeightedRanges: ~Copyable {
  /// The first and the last pixel, and the pixels between them, which may belong to three periods of a tiled image and be
  /// repeated beyond both of its edges.
  private static let most = 16

  private let ranges: UnsafeMutablePointer<WeightedRange>
  private(set) var count = 0

  init() { ranges = .allocate(capacity: Self.most) }

  deinit { ranges.deallocate() }

  subscript(index: Int) -> WeightedRange { ranges[index] }

  mutating func removeAll() { count = 0 }

  mutating func append(_ first: Int, _ end: Int, weight: UInt64) {
    guard first < end, weight > 0, count < Self.most else { return }
    ranges[count] = WeightedRange(first: first, end: end, weight: weight)
    count &+= 1
  }
}
