import CPixels

/// Images that are neither rotated nor skewed. Column weights are the same for all rows and are computed once. Row
/// weights are the same for all pixels of a row, so that each image pixel is multiplied by its row weight once. The
/// sums equal those of the general case.
extension ImageShader {
  func upright(
    x: Int, y: Int, count: Int, _ columns: ImageSampling.Columns, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>, _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    guard count > 0 else { return }
    let down = sampling.column(sampling.down, x: x, y: y)
    switch columns {
    case .interpolated(let table):
      table.withColumns(x: x, count: count) { interpolate(down, $0, pixels, into: row, queue) }
    case .averaged(let table):
      table.withColumns(x: x, count: count) { average(down, $0, pixels, into: row) }
    }
  }

  private func interpolate(
    _ down: CPixelsColumn, _ columns: UnsafeBufferPointer<CPixelsNeighbors>,
    _ pixels: UnsafePointer<PremultipliedPixel>, into row: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    guard let first = columns.first, let last = columns.last else { return }
    func end(_ neighbors: CPixelsNeighbors) -> Int { Int(neighbors.first) + (neighbors.lastWeight > 0 ? 2 : 1) }
    // The image may be mirrored.
    let span = Int(min(first.first, last.first))..<max(end(first), end(last))
    let rows = CPixelsImageRows(
      upper: pixels + Int(down.first) &* image.width, lower: pixels + Int(down.last) &* image.width,
      lowerWeight: down.lastWeight)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * (span.count + 1)) { sums in
      CPixelsInterpolateImageRow(
        rows, span.lowerBound, span.upperBound, columns.baseAddress, columns.count, sums.baseAddress, row, queue)
    }
  }

  private func average(
    _ down: CPixelsColumn, _ columns: UnsafeBufferPointer<CPixelsColumn>, _ pixels: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    guard let first = columns.first, let last = columns.last else { return }
    let span = Int(min(first.first, last.first))...Int(max(first.last, last.last))
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * span.count) { sums in
      guard let sums = sums.baseAddress else { return }
      weighRows(down, span, pixels, into: sums)
      CPixelsMixColumns(sums - 4 * span.lowerBound, columns.baseAddress, columns.count, down.total, row)
    }
  }

  /// Adds up weighted rows: four sums per column, one per channel.
  private func weighRows(
    _ down: CPixelsColumn, _ columns: ClosedRange<Int>, _ pixels: UnsafePointer<PremultipliedPixel>,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    let count = 4 &* columns.count
    func channels(_ line: Int) -> UnsafePointer<UInt8> {
      UnsafeRawPointer(pixels + (line &* image.width &+ columns.lowerBound)).assumingMemoryBound(to: UInt8.self)
    }
    let (first, last) = (channels(Int(down.first)), channels(Int(down.last)))
    let (firstWeight, lastWeight) = (down.firstWeight, down.lastWeight)
    for index in 0..<count {
      sums[index] = UInt32(first[index]) &* firstWeight &+ UInt32(last[index]) &* lastWeight
    }
    var line = Int(down.first) &+ 1
    while line < Int(down.last) {
      let whole = channels(line)
      for index in 0..<count { sums[index] &+= UInt32(whole[index]) &<< 8 }
      line &+= 1
    }
  }
}
