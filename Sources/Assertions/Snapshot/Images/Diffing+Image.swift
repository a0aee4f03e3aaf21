import Foundation
import Raster
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotPictureDifferences

extension Diffing where Value == PixelBuffer {
  /// Images that are equal in every pixel.
  public static var image: Diffing { .image() }

  /// Images as PNG files.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1. It is 1 minus a hundredth
  ///     of the color difference ΔE; differences up to about 0.98 are not visible.
  ///   - scale: Has no effect, because pixels are compared. It exists for compatibility with swift-snapshot-testing.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      CheckedDiffing(
        encode: { try PNG.encode($0) },
        decode: { data in
          do throws(PNGError) {
            return try PNG.decode(data)
          } catch {
            throw DamagedImage(reason: error.description)
          }
        },
        // The hash in a file can be forged, so that every reference is decoded.
        matches: { (try? PNG.holds($1, $0)) == true },
        difference: { Difference(expected: $0, actual: $1, tolerance: tolerance) },
        remark: { PNG.provenance(of: $0) == .edited ? "The reference was edited by another tool." : nil },
        foreignParts: PNG.chunksOfAppearance,
        explaining: .picture),
      fallback: { PixelBuffer(width: 0, height: 0) })
  }
}

extension Difference {
  /// Creates the difference of two images, or `nil` if they are equal.
  fileprivate init?(expected: PixelBuffer, actual: PixelBuffer, tolerance: ImageTolerance) {
    switch ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance) {
    case .equal: return nil
    case .tolerated(let measured):
      self.init(message: measured.summary)
      isTolerated = true
      image = LedgerEntry.ImageMetrics(measured)
    case .different(let measured, let mismatch):
      self.init(message: "\(mismatch)\n\(measured.summary)")
      image = LedgerEntry.ImageMetrics(measured)
      let picture = ImageComparison.differencePicture(expected: expected, actual: actual)
      file = (try? PNG.encode(picture, compression: .artifact)).map { File(data: $0, pathExtension: "png") }
    }
  }
}

extension ImageDifference {
  /// A summary of the difference in one line.
  fileprivate var summary: String {
    var text = counted(differingPixels, "pixel differs", "pixels differ") + " in \(counted(clusters.count, "area"))"
    text += ", by up to \(largestChannelDifference) of 255."
    if let first = clusters.first {
      text += " The first is \(first.width) × \(first.height) pixels at (\(first.x), \(first.y))."
    }
    return text
  }
}
