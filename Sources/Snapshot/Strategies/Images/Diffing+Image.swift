import Foundation
import Raster
import SnapshotLedger

extension Diffing where Value == PixelBuffer {
  /// Pictures, equal in every pixel.
  public static var image: Diffing { .image() }

  /// Pictures as PNG files.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, of 0…1.
  ///   - perceptualPrecision: How near a pixel's colour must be to match, of 0…1: 1 less a hundredth of the colour
  ///     difference ΔE. Eyes tell about 0.98 from 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      CheckedDiffing(
        encode: { try PNG.encode($0) },
        decode: { try PNG.decode($0) },
        matches: { PNG.matches($1, $0) == true },
        difference: { tolerance.difference(expected: $0, actual: $1) }),
      fallback: { PixelBuffer(width: 0, height: 0) })
  }
}

/// How much a picture may differ from its reference.
struct ImageTolerance {
  var precision: Float
  var perceptualPrecision: Float

  /// What differs, or `nil` where the pictures match.
  func difference(expected: PixelBuffer, actual: PixelBuffer) -> Difference? {
    guard expected != actual else { return nil }
    guard let measured = ImageComparison.difference(expected: expected, actual: actual) else {
      return Difference(message: "Newly-taken snapshot does not match reference.")
    }
    guard let message = complaint(measured, expected: expected, actual: actual) else { return nil }
    let picture = ImageComparison.differencePicture(expected: expected, actual: actual)
    let file = try? PNG.encode(picture, compression: .artifact)
    return Difference(
      message: message + "\n" + summary(of: measured), attachments: [],
      file: file.map { Difference.File(data: $0, pathExtension: "png") },
      image: LedgerEntry.ImageMetrics(measured))
  }

  /// What the tolerance has against the difference, in the words of swift-snapshot-testing.
  private func complaint(_ measured: ImageDifference, expected: PixelBuffer, actual: PixelBuffer) -> String? {
    if measured.sizesDiffer {
      let (old, new) = (expected.sizeText, actual.sizeText)
      return "Newly-taken snapshot@\(new) does not match reference@\(old)."
    }
    if precision >= 1, perceptualPrecision >= 1 { return "Newly-taken snapshot does not match reference." }
    let total = max(1, expected.width * expected.height)
    guard perceptualPrecision < 1 else {
      let actualPrecision = 1 - Float(measured.differingPixels) / Float(total)
      return actualPrecision < precision
        ? "Actual image precision \(actualPrecision) is less than required \(precision)" : nil
    }
    let perceived = PerceptualDifference(
      expected: expected, actual: actual, limit: (1 - Double(perceptualPrecision)) * 100)
    let actualPrecision = 1 - Float(perceived.differingPixels) / Float(total)
    guard actualPrecision < precision else { return nil }
    let lowest = 1 - Float(perceived.largest / 100)
    return """
      The percentage of pixels that match \(actualPrecision) is less than required \(precision)
      The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
      """
  }

  /// The measures in a line.
  private func summary(of measured: ImageDifference) -> String {
    let pixels = measured.differingPixels == 1 ? "1 pixel differs" : "\(measured.differingPixels) pixels differ"
    let areas = measured.clusters.count == 1 ? "1 area" : "\(measured.clusters.count) areas"
    var text = "\(pixels) in \(areas), by up to \(measured.largestChannelDifference) of 255."
    if let first = measured.clusters.first {
      text += " The first is \(first.width) × \(first.height) pixels at (\(first.x), \(first.y))."
    }
    return text
  }
}

extension PixelBuffer {
  /// The sides in pixels, as Core Graphics prints a size.
  fileprivate var sizeText: String { "(\(Double(width)), \(Double(height)))" }
}

extension LedgerEntry.ImageMetrics {
  init(_ measured: ImageDifference) {
    self.init(
      width: measured.actualWidth, height: measured.actualHeight, differingPixels: measured.differingPixels,
      largestChannelDifference: measured.largestChannelDifference,
      clusters: measured.clusters.map { [$0.x, $0.y, $0.width, $0.height] })
  }
}
