import CRasterPixels

extension GaussianKernel {
  /// Convolves samples of 0…255 in 8.8 fixed point along a row or column.
  ///
  /// - Parameters:
  ///   - source: The sample that the first of `taps` multiplies for the first result.
  ///   - stride: The distance between neighbors.
  ///   - taps: The neighbors that exist, of 0 ..< 2 × ``radius`` + 1. Others count as 0.
  ///   - result: The results.
  ///   - count: The number of results.
  func convolve(
    _ source: UnsafePointer<UInt16>, stride: Int, taps: Range<Int>, into result: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    // All weights fit in 16 bits, except the single weight of the identity kernel.
    guard weights[0] < 65536 else {
      if taps.contains(radius) {
        result.update(from: source + (radius - taps.lowerBound) * stride, count: count)
      } else {
        result.update(repeating: 0, count: count)
      }
      return
    }
    mirrored.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      CPixelsConvolve(source, stride, weights + taps.lowerBound, taps.count, result, count)
    }
  }
}
