/// The contributing image pixels along an axis, with weights in 1/256. Pixels between the first and the last have the
/// full weight.
struct Taps {
  let first: Int
  let last: Int
  /// At most 256.
  let firstWeight: UInt32
  /// 0 if there is only one pixel.
  let lastWeight: UInt32
  /// The sum of all weights, greater than 0.
  let total: UInt32

  /// - Parameters:
  ///   - center: The center of the footprint in pixels.
  ///   - footprint: The size of the footprint in pixels.
  ///   - mixedUpTo: The largest footprint for which two neighbors are interpolated linearly.
  ///   - from: The start of the source in 1/256 pixel.
  ///   - to: The end of the source in 1/256 pixel.
  ///   - pixels: The pixels of the source.
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

  /// Writes the contributing pixels with their weights.
  func writeRanges(to ranges: inout WeightedRanges) {
    ranges.removeAll()
    ranges.append(first, first &+ 1, weight: UInt64(firstWeight))
    guard last > first else { return }
    ranges.append(first &+ 1, last, weight: 256)
    ranges.append(last, last &+ 1, weight: UInt64(lastWeight))
  }

  @inline(__always)
  func weight(_ pixel: Int) -> UInt64 {
    pixel == first ? UInt64(firstWeight) : pixel == last ? UInt64(lastWeight) : 256
  }
}

/// Returns the mean of sums of channels, each rounded to nearest.
///
/// Takes scalars: with a vector, the sums before are computed in vectors too, which takes a quarter more time.
@inline(__always)
func premultipliedMean(
  _ red: UInt64, _ green: UInt64, _ blue: UInt64, _ alpha: UInt64, of total: UInt64
) -> PremultipliedPixel {
  let half = total / 2
  return UInt32(truncatingIfNeeded: (red &+ half) / total) | UInt32(truncatingIfNeeded: (green &+ half) / total) &<< 8
    | UInt32(truncatingIfNeeded: (blue &+ half) / total) &<< 16
    | UInt32(truncatingIfNeeded: (alpha &+ half) / total) &<< 24
}
