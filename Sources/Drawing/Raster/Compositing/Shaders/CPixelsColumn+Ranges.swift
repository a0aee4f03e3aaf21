import CRasterPixels

extension CPixelsColumn {
  /// Writes the contributing pixels with their weights.
  func writeRanges(to ranges: inout WeightedRanges) {
    let (first, last) = (Int(first), Int(last))
    ranges.removeAll()
    ranges.append(first, first &+ 1, weight: UInt64(firstWeight))
    guard last > first else { return }
    ranges.append(first &+ 1, last, weight: 256)
    ranges.append(last, last &+ 1, weight: UInt64(lastWeight))
  }
}
