/// Images that are neither rotated nor skewed. Column weights are the same for all rows and are computed once. Row
/// weights are the same for all pixels of a row, so that each image pixel is multiplied by its row weight once. The
/// sums equal those of the general case.
extension ImageShader {
  func upright(
    x: Int, y: Int, count: Int, _ columns: ImageSampling.Columns, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    guard count > 0 else { return }
    let down = sampling.taps(down: sampling.position(x: x, y: y))
    let ends = (columns[x], columns[x &+ count &- 1])
    let span = min(ends.0.first, ends.1.first)...max(ends.0.last, ends.1.last)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * span.count) { sums in
      guard let sums = sums.baseAddress else { return }
      weighRows(down, span, pixels, into: sums)
      let origin = sums - 4 * span.lowerBound
      for index in 0..<count { row[index] = mix(columns[x &+ index], of: origin, rows: down.total) }
    }
  }

  /// Adds up weighted rows: four sums per column, one per channel.
  @inline(__always)
  private func weighRows(
    _ down: Taps, _ columns: ClosedRange<Int>, _ pixels: UnsafePointer<PremultipliedPixel>,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    let count = 4 &* columns.count
    func channels(_ line: Int) -> UnsafeRawPointer {
      UnsafeRawPointer(pixels + (line &* image.width &+ columns.lowerBound))
    }
    let (first, last) = (channels(down.first), channels(down.last))
    for index in 0..<count {
      sums[index] =
        UInt32(first.load(fromByteOffset: index, as: UInt8.self)) &* down.firstWeight
        &+ UInt32(last.load(fromByteOffset: index, as: UInt8.self)) &* down.lastWeight
    }
    var line = down.first &+ 1
    while line < down.last {
      let whole = channels(line)
      for index in 0..<count { sums[index] &+= UInt32(whole.load(fromByteOffset: index, as: UInt8.self)) &<< 8 }
      line &+= 1
    }
  }

  /// Mixes weighted columns, rounding once.
  @inline(__always)
  private func mix(_ across: Taps, of sums: UnsafePointer<UInt32>, rows: UInt32) -> PremultipliedPixel {
    var sum = SIMD4<UInt32>.zero
    var column = across.first &+ 1
    while column < across.last {
      sum &+= channels(sums, column)
      column &+= 1
    }
    let total = across.total &* rows
    sum = sum &<< 8 &+ SIMD4(repeating: total / 2)
    sum &+= channels(sums, across.first) &* across.firstWeight &+ channels(sums, across.last) &* across.lastWeight
    // Bilinear weights add up to a power of two.
    let mixed = total == 65536 ? sum &>> 16 : SIMD4(sum[0] / total, sum[1] / total, sum[2] / total, sum[3] / total)
    return mixed[0] | mixed[1] &<< 8 | mixed[2] &<< 16 | mixed[3] &<< 24
  }

  @inline(__always)
  private func channels(_ sums: UnsafePointer<UInt32>, _ column: Int) -> SIMD4<UInt32> {
    let start = sums + 4 &* column
    return SIMD4(start[0], start[1], start[2], start[3])
  }
}
