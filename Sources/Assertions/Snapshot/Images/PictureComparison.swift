import Raster
import SnapshotUI

/// How an assertion compares its picture with the reference.
struct PictureComparison {
  /// The tolerated differences.
  var tolerance: PixelTolerance
  /// The regions that are not compared, besides the views with `snapshotIgnored()`.
  var ignored: [IgnoredRegion]
  /// The values of swift-snapshot-testing's parameters, if they state the tolerance.
  private(set) var precision: (required: Float, perceptual: Float)?
  /// Why nothing can be compared, or `nil`.
  private(set) var flaw: PictureComparisonError?

  static let exact = PictureComparison(1, 1, .exact, [])

  /// - Parameters:
  ///   - precision: The fraction of pixels that must match.
  ///   - perceptualPrecision: The similarity of color that a pixel needs to match.
  init(_ precision: Float, _ perceptualPrecision: Float, _ tolerance: PixelTolerance, _ ignored: [IgnoredRegion]) {
    self.ignored = ignored
    self.tolerance = tolerance
    flaw = tolerance.flaw.map { .tolerance($0) }
    guard precision != 1 || perceptualPrecision != 1 else { return }
    if tolerance != .exact { flaw = .precisionAndTolerance }
    self.precision = (precision, perceptualPrecision)
    self.tolerance = PixelTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    if self.tolerance.flaw != nil { flaw = .precision(precision, perceptualPrecision) }
  }

  /// Throws if nothing can be compared.
  func check() throws(PictureComparisonError) {
    if let flaw { throw flaw }
  }
}

/// The reason why an assertion cannot compare pictures.
enum PictureComparisonError: Error, Hashable, CustomStringConvertible {
  case precision(Float, Float)
  case tolerance(String)
  case precisionAndTolerance
  /// Elements are unknown after a conversion of the strategy.
  case lostElements

  var description: String {
    switch self {
    case .precision(let precision, let perceptualPrecision):
      "precision \(precision) and perceptualPrecision \(perceptualPrecision) must be between 0 and 1."
    case .tolerance(let flaw): "The tolerance is invalid: \(flaw)."
    case .precisionAndTolerance: "Use either tolerance or precision and perceptualPrecision, not both."
    case .lostElements:
      "Ignored regions have no effect after asyncPullback, which does not keep the value's elements. Use pullback."
    }
  }
}
