extension GaussianKernel {
  /// Mixes samples, 0…255 in 8.8 fixed point, with their neighbours along a row or a column.
  ///
  /// Eight results at a time: up to seven more than asked for are written, whatever they may be, and as many samples more
  /// are read. Sums are exact and fit 32 bits.
  ///
  /// - Parameters:
  ///   - source: the sample in the middle of the first result.
  ///   - stride: how far it is from a sample to its neighbour.
  ///   - offsets: the neighbours that there are, within the kernel's radius; others count as zero.
  func convolve(
    _ source: UnsafePointer<UInt16>, stride: Int, offsets: Range<Int>, into result: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    // Products of 16 bits are the fastest, and every weight fits but one that leaves all as it is.
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
