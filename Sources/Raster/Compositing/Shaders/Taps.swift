/// Which pixels of a picture's axis are mixed, and how much of each, in 1/256. All between the first and the last count
/// whole.
struct Taps {
  let first: Int
  let last: Int
  /// At most 256.
  let firstWeight: UInt32
  /// 0 where the last is the first.
  let lastWeight: UInt32
  /// The sum of all weights, above zero.
  let total: UInt32

  /// - Parameters:
  ///   - footprint: how many pixels are stood for.
  ///   - mixedUpTo: the footprint up to which two neighbours are mixed by distance.
  ///   - from: where the part that may be sampled starts, in 1/256 pixel.
  ///   - to: where it ends.
  ///   - pixels: the pixels of that part.
  init(center: Double, footprint: Double, mixedUpTo: Double, from: Int, to: Int, _ pixels: Range<Int>) {
    if footprint <= mixedUpTo {
      let position = ImageSampling.fixed(center - 0.5)
      let start = min(max(position, pixels.lowerBound &<< 8), (pixels.upperBound &- 1) &<< 8)
      first = start &>> 8
      last = min(first &+ 1, pixels.upperBound &- 1)
      lastWeight = last == first ? 0 : UInt32(start & 255)
      firstWeight = 256 &- lastWeight
      total = 256
    } else {
      let start = min(max(ImageSampling.fixed(center - footprint / 2), from), to &- 1)
      let end = max(min(ImageSampling.fixed(center + footprint / 2), to), start &+ 1)
      first = min(max(start &>> 8, pixels.lowerBound), pixels.upperBound &- 1)
      last = min(max((end &- 1) &>> 8, first), pixels.upperBound &- 1)
      firstWeight = UInt32(min(end, (first &+ 1) &<< 8) &- max(start, first &<< 8))
      lastWeight = last == first ? 0 : UInt32(min(end, (last &+ 1) &<< 8) &- last &<< 8)
      total = UInt32(end &- start)
    }
  }

  @inline(__always)
  func weight(_ pixel: Int) -> UInt64 {
    pixel == first ? UInt64(firstWeight) : pixel == last ? UInt64(lastWeight) : 256
  }
}
