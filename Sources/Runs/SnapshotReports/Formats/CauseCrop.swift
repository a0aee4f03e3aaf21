import Foundation
import Raster
import SnapshotRuns

/// The changed area of one snapshot of a root cause, before and after in one picture.
///
/// A comment shows crops, because whole screens are too small to see a change and too large to host.
package struct CauseCrop: Sendable {
  /// The id of the root cause.
  package var cause: String
  /// The id of the snapshot.
  package var id: String
  /// The name of the file.
  package var name: String
  /// The PNG file: the old area on the left and the new area on the right.
  package var file: Data

  /// A comment has at most this many pictures.
  package static let mostCrops = 3

  private static let gap = 8

  /// Returns the crops of the root causes with the most snapshots.
  package static func crops(of causes: [Cause], in report: RunReport) -> [CauseCrop] {
    var crops: [CauseCrop] = []
    for cause in causes where crops.count < mostCrops {
      if let crop = cause.mostChanged.lazy.compactMap({ CauseCrop($0, of: cause, in: report) }).first {
        crops.append(crop)
      }
    }
    return crops
  }

  private init?(_ result: SnapshotResult, of cause: Cause, in report: RunReport) {
    guard let area = ChangedArea(result, in: report) else { return nil }
    let (width, height) = (area.horizontal.count, area.vertical.count)
    var picture = PixelBuffer(width: 2 * width + Self.gap, height: height, filledWith: RGBA(0x8E8E93))
    area.copy(area.expected, to: &picture, at: 0)
    area.copy(area.actual, to: &picture, at: width + Self.gap)
    guard let file = try? PNG.encode(picture) else { return nil }
    self.file = file
    self.cause = cause.id
    id = result.id
    name = "\(cause.id).png"
  }
}
