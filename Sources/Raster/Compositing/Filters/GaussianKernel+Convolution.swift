extension GaussianKernel {
  /// Convolves samples of 0…255 in 8.8 fixed point along a row or column.
  ///
  /// Eight results are computed at a time: up to seven additional results are written, and as many additional samples
  /// are read. Sums are exact in 32 bits.
  ///
  /// - Parameters:
  ///   - source: The sample at the center of the first result.
  ///   - stride: The distance between neighbors.
  ///   - offsets: The neighbors that exist within the kernel's radius. Others count as 0.
  ///   - result: The results.
  ///   - count: The number of results.
  func convolve(
    _ source: UnsafePointer<UInt16>, stride: Int, offsets: Range<Int>, into result: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    // 16-bit products are fastest. All weights fit, except the single weight of the identity kernel.
    guard weights[0] < 65536 else {
      if offsets.contains(0) {
        result.update(from: source, count: count)
      } else {
        result.update(repeating: 0, count: count)
      }
      return
    }
    weights.withUnsafeBufferPointer { weights in
      let first = source + offsets.lowerBound &* stride
      var x = 0
      while x < count {
        var sums = SIMD8<UInt32>(repeating: 32768)
        var place = first + x
        for offset in offsets {
          let weight = UInt16(truncatingIfNeeded: weights[abs(offset)])
          let samples = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt16>.self)
          sums &+= SIMD8<UInt32>(truncatingIfNeeded: samples) &* SIMD8<UInt32>(repeating: UInt32(weight))
          place += stride
        }
        UnsafeMutableRawPointer(result + x).storeBytes(
          of: SIMD8<UInt16>(truncatingIfNeeded: sums &>> SIMD8(repeating: 16)), as: SIMD8<UInt16>.self)
        x &+= 8
      }
    }
  }
}
