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

  private static let longestSide = 360
  private static let margin = 12
  private static let gap = 8

  /// Returns the crops of the root causes with the most snapshots.
  package static func crops(of causes: [Cause], in report: RunReport) -> [CauseCrop] {
    var crops: [CauseCrop] = []
    for cause in causes where crops.count < mostCrops {
      func impact(_ result: SnapshotResult) -> Int { result.entry.image?.differingPixels ?? 0 }
      let results = cause.results.enumerated().filter { $0.element.entry.image != nil }
        .sorted { (impact($1.element), $0.offset) < (impact($0.element), $1.offset) }
      if let crop = results.lazy.prefix(3).compactMap({ CauseCrop($0.element, of: cause, in: report) }).first {
        crops.append(crop)
      }
    }
    return crops
  }

  private init?(_ result: SnapshotResult, of cause: Cause, in report: RunReport) {
    guard let expected = report.expectedContents(of: result).flatMap({ try? PNG.decode($0) }),
      let actual = report.contents(result.entry.artifacts.actual).flatMap({ try? PNG.decode($0) }),
      let difference = ImageComparison.difference(expected: expected, actual: actual),
      let largest = difference.clusters.max(by: { $0.width * $0.height < $1.width * $1.height })
    else { return nil }
    let horizontal = Self.range(largest.x, largest.width, side: max(expected.width, actual.width))
    let vertical = Self.range(largest.y, largest.height, side: max(expected.height, actual.height))
    let (width, height) = (horizontal.count, vertical.count)
    var picture = PixelBuffer(width: 2 * width + Self.gap, height: height, filledWith: RGBA(0x8E8E93))
    for (source, start) in [(expected, 0), (actual, width + Self.gap)] {
      for y in vertical {
        for x in horizontal where x < source.width && y < source.height {
          picture.pixels[(y - vertical.lowerBound) * picture.width + start + x - horizontal.lowerBound] =
            source.pixels[y * source.width + x]
        }
      }
    }
    guard let file = try? PNG.encode(picture) else { return nil }
    self.file = file
    self.cause = cause.id
    id = result.id
    name = "\(cause.id).png"
  }

  /// The changed pixels along an axis with a margin, or the middle part of many.
  private static func range(_ start: Int, _ length: Int, side: Int) -> Range<Int> {
    let wanted = min(length + 2 * margin, longestSide, side)
    let first = max(0, min(side - wanted, start + length / 2 - wanted / 2))
    return first..<first + wanted
  }
}
