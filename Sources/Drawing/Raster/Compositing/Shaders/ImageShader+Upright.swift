import CRasterPixels

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
      CPixelsWeighRows(pixels + span.lowerBound, image.width, down, span.count, sums)
      CPixelsMixColumns(sums - 4 * span.lowerBound, columns.baseAddress, columns.count, down.total, row)
    }
  }
}
