import Foundation
import Raster
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotPictureDifferences
import SnapshotRenderTraces

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
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: PixelTolerance = .exact
  ) -> Diffing {
    .image(PictureComparison(precision, perceptualPrecision, tolerance, []), ignoring: [])
  }

  /// Images as PNG files.
  ///
  /// - Parameter areas: The areas that are not compared; `nil` if they are unknown.
  static func image(_ comparison: PictureComparison, ignoring areas: [IgnoredArea]? = nil) -> Diffing {
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
        difference: { Difference(expected: $0, actual: $1, by: comparison, ignoring: areas) },
        remark: { PNG.provenance(of: $0) == .edited ? "The reference was edited by another tool." : nil },
        foreignParts: PNG.chunksOfAppearance,
        explaining: .picture),
      fallback: { PixelBuffer(width: 0, height: 0) })
  }
}

extension Difference {
  /// Creates the difference of two images, or `nil` if they are equal.
  fileprivate init?(
    expected: PixelBuffer, actual: PixelBuffer, by comparison: PictureComparison, ignoring areas: [IgnoredArea]?
  ) {
    var tolerance = comparison.tolerance
    let ignored = areas?.map(\.pixels) ?? []
    tolerance.ignoredRegions += ignored
    let result = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance)
    guard let exact = result.exact else { return nil }
    let flaw = comparison.flaw ?? (areas == nil && !comparison.ignored.isEmpty ? .lostElements : nil)
    let remarks = [(result.counted ?? exact).summary, result.uncounted].compactMap { $0 }.joined(separator: "\n")
    if flaw == nil, result.isMatch {
      self.init(message: remarks)
      isTolerated = true
    } else {
      self.init(message: (flaw?.description ?? comparison.message(of: result, exact)) + "\n" + remarks)
      let picture = ImageComparison.differencePicture(expected: expected, actual: actual, ignoring: ignored)
      file = (try? PNG.encode(picture, compression: .artifact)).map { File(data: $0, pathExtension: "png") }
    }
    var metrics = LedgerEntry.ImageMetrics(isTolerated ? exact : result.counted ?? exact)
    if isTolerated { metrics.differingPixels -= result.inIgnoredRegions }
    metrics.tolerance = comparison.tolerance.summary
    if let areas, !areas.isEmpty {
      metrics.ignoredRegions = areas.map(\.sides)
      metrics.ignoredPixels = result.inIgnoredRegions
    }
    image = metrics
  }
}

extension PictureComparison {
  /// Returns why pictures do not match, in the words of swift-snapshot-testing where it has some.
  fileprivate func message(of result: PixelComparison, _ exact: ImageDifference) -> String {
    let general = "Newly-taken snapshot does not match reference"
    guard let mismatch = result.mismatch else { return general + "." }
    switch mismatch {
    case .size:
      let sizes = [(exact.actualWidth, exact.actualHeight), (exact.expectedWidth, exact.expectedHeight)]
        .map { "@(\(Double($0.0)), \(Double($0.1)))" }
      return "Newly-taken snapshot\(sizes[0]) does not match reference\(sizes[1])."
    case .pixels(_, allowed: 0) where precision == nil: return general + "."
    case .pixels(let count, _):
      guard let precision else { break }
      let share = 1 - Float(Double(count) / Double(exact.expectedWidth * exact.expectedHeight))
      if precision.perceptual == 1 {
        return "Actual image precision \(share) is less than required \(precision.required)"
      }
      return """
        The percentage of pixels that match \(share) is less than required \(precision.required)
        The lowest perceptual color precision \(1 - Float(result.largestDistance / 100)) is less than required \
        \(precision.perceptual)
        """
    case .window, .unusableTolerance: break
    }
    return general + ": \(mismatch)."
  }
}

extension PixelComparison {
  /// The pixels that were not counted, in one line; `nil` if all were.
  fileprivate var uncounted: String? {
    let parts = [
      (inIgnoredRegions, "in ignored regions"), (withinColor, "within the color tolerance"),
      (antialiased, "with edge anti-aliasing"),
    ].filter { $0.0 > 0 }.map { "\(SnapshotFoundation.counted($0.0, "pixel")) \($0.1)" }
    return parts.isEmpty ? nil : "Not counted: " + parts.joined(separator: ", ") + "."
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
