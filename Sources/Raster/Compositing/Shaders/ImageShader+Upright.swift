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
        CPixelsWeighRows(rows(down, from: span.lowerBound, pixels), 4 * span.count, sums)
        CPixelsMixColumns(sums - 4 * span.lowerBound, places, count, down.total, row)
      }
    }
  }

  /// The weighted rows from a column, four bytes per pixel.
  private func rows(_ down: Taps, from column: Int, _ pixels: UnsafePointer<PremultipliedPixel>) -> CPixelsRows {
    func channels(_ line: Int) -> UnsafePointer<UInt8> {
      UnsafeRawPointer(pixels + (line * image.width + column)).assumingMemoryBound(to: UInt8.self)
    }
    return CPixelsRows(
      first: channels(down.first), last: channels(down.last), stride: 4 * image.width, firstWeight: down.firstWeight,
      lastWeight: down.lastWeight)
  }
}
