import Raster
import SnapshotRuns

/// The largest changed area of a picture with a margin, before and after.
struct ChangedArea {
  let expected: PixelBuffer
  let actual: PixelBuffer
  let horizontal: Range<Int>
  let vertical: Range<Int>

  private static let longestSide = 360
  private static let margin = 12

  init?(_ result: SnapshotResult, in report: RunReport) {
    guard let expected = report.expectedContents(of: result).flatMap({ try? PNG.decode($0) }),
      let actual = report.contents(result.entry.artifacts.actual).flatMap({ try? PNG.decode($0) }),
      let difference = ImageComparison.difference(expected: expected, actual: actual),
      let largest = difference.clusters.max(by: { $0.width * $0.height < $1.width * $1.height })
    else { return nil }
    self.expected = expected
    self.actual = actual
    horizontal = Self.range(largest.x, largest.width, side: max(expected.width, actual.width))
    vertical = Self.range(largest.y, largest.height, side: max(expected.height, actual.height))
  }

  /// Copies the area of a picture.
  ///
  /// - Parameter start: The first column in the copy.
  func copy(_ source: PixelBuffer, to picture: inout PixelBuffer, at start: Int) {
    for y in vertical {
      for x in horizontal where x < source.width && y < source.height {
        picture.pixels[(y - vertical.lowerBound) * picture.width + start + x - horizontal.lowerBound] =
          source.pixels[y * source.width + x]
      }
    }
  }

  /// The area of a picture.
  func crop(_ source: PixelBuffer) -> PixelBuffer {
    var picture = PixelBuffer(width: horizontal.count, height: vertical.count, filledWith: .clear)
    copy(source, to: &picture, at: 0)
    return picture
  }

  /// The changed pixels along an axis with a margin, or the middle part of many.
  private static func range(_ start: Int, _ length: Int, side: Int) -> Range<Int> {
    let wanted = min(length + 2 * margin, longestSide, side)
    let first = max(0, min(side - wanted, start + length / 2 - wanted / 2))
    return first..<first + wanted
  }
}

extension Cause {
  /// The pictures with the most changed pixels.
  var mostChanged: [SnapshotResult] {
    func impact(_ result: SnapshotResult) -> Int { result.entry.image?.differingPixels ?? 0 }
    return results.enumerated().filter { $0.element.entry.image != nil }
      .sorted { (impact($1.element), $0.offset) < (impact($0.element), $1.offset) }.prefix(3).map(\.element)
  }
}
