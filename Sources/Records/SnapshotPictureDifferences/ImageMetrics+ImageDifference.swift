import Raster
import SnapshotLedger

extension LedgerEntry.ImageMetrics {
  /// Creates the ledger's copy of a difference.
  package init(_ measured: ImageDifference) {
    self.init(
      width: measured.actualWidth, height: measured.actualHeight,
      expectedWidth: measured.sizesDiffer ? measured.expectedWidth : nil,
      expectedHeight: measured.sizesDiffer ? measured.expectedHeight : nil,
      differingPixels: measured.differingPixels, largestChannelDifference: measured.largestChannelDifference,
      clusters: measured.clusters.map { [$0.x, $0.y, $0.width, $0.height] })
  }
}
