import CPixels

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
    columns.withColumns(x: x, count: count) { columns in
      guard let first = columns.first, let last = columns.last, let places = columns.baseAddress else { return }
      let span = Int(min(first.first, last.first))...Int(max(first.last, last.last))
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * span.count) { sums in
        guard let sums = sums.baseAddress else { return }
        weighRows(down, span, pixels, into: sums)
        CPixelsMixColumns(sums - 4 * span.lowerBound, places, count, down.total, row)
      }
    }
  }

  /// Adds up weighted rows: four sums per column, one per channel.
  private func weighRows(
    _ down: Taps, _ columns: ClosedRange<Int>, _ pixels: UnsafePointer<PremultipliedPixel>,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    let count = 4 &* columns.count
    func channels(_ line: Int) -> UnsafePointer<UInt8> {
      UnsafeRawPointer(pixels + (line &* image.width &+ columns.lowerBound)).assumingMemoryBound(to: UInt8.self)
    }
    let (first, last) = (channels(down.first), channels(down.last))
    let (firstWeight, lastWeight) = (down.firstWeight, down.lastWeight)
    for index in 0..<count {
      sums[index] = UInt32(first[index]) &* firstWeight &+ UInt32(last[index]) &* lastWeight
    }
    var line = down.first &+ 1
    while line < down.last {
      let whole = channels(line)
      for index in 0..<count { sums[index] &+= UInt32(whole[index]) &<< 8 }
      line &+= 1
    }
  }
}
