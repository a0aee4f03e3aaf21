import Foundation
import Raster
import SnapshotLedger

/// The share of the changed pixels that lie in some areas.
struct ExplainedPixels {
  /// In thousandths, rounded down: 1000 only if every changed pixel is explained.
  private(set) var share = 1000

  /// - Parameters:
  ///   - areas: Areas of the drawing in points.
  ///   - width: The width of the drawing in points.
  init(
    _ areas: [CGRect], image: LedgerEntry.ImageMetrics?, pictures: (expected: PixelBuffer, actual: PixelBuffer)?,
    width: Double
  ) {
    share = areas.isEmpty ? 0 : 1000
    guard let image, image.expectedWidth == nil, image.width > 0, image.width < 1 << 20, width > 0 else { return }
    let scale = Double(image.width) / width
    let bounds = Set(areas).map { PixelRect(of: $0, scale: scale) }
    if let pictures, pictures.expected.width == pictures.actual.width,
      pictures.expected.height == pictures.actual.height
    {
      let count = ImageComparison.differingPixels(
        expected: pictures.expected, actual: pictures.actual, outside: bounds)
      if count.all > 0 { share = (count.all - count.outside) * 1000 / count.all }
      return
    }
    estimate(image, bounds, width: width)
  }

  /// The largest number of pairs of a changed area of the ledger and one of the drawing. For more, nothing is explained.
  private static let mostEstimates = 10_000

  /// Estimates the share from the changed areas of the ledger, of which some pixels are unchanged.
  private mutating func estimate(_ image: LedgerEntry.ImageMetrics, _ areas: [PixelRect], width: Double) {
    guard image.clusters.count * areas.count <= Self.mostEstimates else {
      share = 0
      return
    }
    var total = 0
    var covered = 0
    for cluster in image.clusters where cluster.count == 4 && cluster.allSatisfy((0...(1 << 20)).contains) {
      let size = cluster[2] * cluster[3]
      let whole = PixelRect(
        left: cluster[0], top: cluster[1], right: cluster[0] + cluster[2], bottom: cluster[1] + cluster[3])
      total += size
      covered += areas.contains { $0.contains(whole) } ? size : coveredPart(of: whole, by: areas)
    }
    if total > 0 { share = covered * 1000 / total }
  }

  /// The number of pixels of an area inside of others, estimated on a grid of 32 × 32 points.
  private func coveredPart(of area: PixelRect, by areas: [PixelRect]) -> Int {
    let near = areas.filter {
      $0.left < area.right && $0.right > area.left && $0.top < area.bottom && $0.bottom > area.top
    }
    guard !near.isEmpty else { return 0 }
    let (width, height) = (area.right - area.left, area.bottom - area.top)
    var hits = 0
    for row in 0..<32 {
      let y = area.top + height * (2 * row + 1) / 64
      for column in 0..<32 {
        let x = area.left + width * (2 * column + 1) / 64
        if near.contains(where: { $0.left <= x && $0.right > x && $0.top <= y && $0.bottom > y }) { hits += 1 }
      }
    }
    return width * height * hits / 1024
  }
}

extension PixelRect {
  /// The pixels of an area in points, with a margin of two pixels for antialiased edges.
  init(of area: CGRect, scale: Double) {
    func pixel(_ value: CGFloat) -> Int { Int(max(-1e6, min(1e6, Double(value) * scale))) }
    self.init(
      left: pixel(area.minX) - 2, top: pixel(area.minY) - 2, right: pixel(area.maxX) + 3, bottom: pixel(area.maxY) + 3)
  }
}
