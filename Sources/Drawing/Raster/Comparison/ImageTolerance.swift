/// A tolerance with swift-snapshot-testing's two parameters.
public struct ImageTolerance: Hashable, Sendable, Codable {
  /// The fraction of pixels that must match, 0…1.
  public var precision: Float
  /// The required color similarity of matching pixels, 0…1. A pixel matches if its color difference ΔE (CIE 1994) is at
  /// most (1 − perceptualPrecision) × 100. A difference of about 2 (0.98) is just visible.
  public var perceptualPrecision: Float

  /// Creates a tolerance.
  public init(precision: Float = 1, perceptualPrecision: Float = 1) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// All pixels must be equal.
  public static let exact = ImageTolerance()
}

/// How a picture exceeds its tolerance.
public enum ImageMismatch: Hashable, Sendable {
  /// The sizes differ.
  case size(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
  /// A pixel differs, and none may.
  case pixels
  /// The fraction of equal pixels is too small.
  case precision(Float, required: Float)
  /// The fraction of pixels with similar colors is too small.
  case perceptualPrecision(precision: Float, required: Float, lowest: Float, requiredPerceptual: Float)
  /// A value of the tolerance is not in 0…1, so that nothing can match.
  case unusableTolerance(ImageTolerance)
}

extension ImageMismatch: CustomStringConvertible {
  /// The failure message of swift-snapshot-testing.
  public var description: String {
    switch self {
    case .size(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
      "Newly-taken snapshot@(\(Double(actualWidth)), \(Double(actualHeight))) does not match "
        + "reference@(\(Double(expectedWidth)), \(Double(expectedHeight)))."
    case .pixels:
      "Newly-taken snapshot does not match reference."
    case .precision(let actual, let required):
      "Actual image precision \(actual) is less than required \(required)"
    case .perceptualPrecision(let precision, let required, let lowest, let requiredPerceptual):
      """
      The percentage of pixels that match \(precision) is less than required \(required)
      The lowest perceptual color precision \(lowest) is less than required \(requiredPerceptual)
      """
    case .unusableTolerance(let tolerance):
      "precision \(tolerance.precision) and perceptualPrecision \(tolerance.perceptualPrecision) must be between 0 and 1."
    }
  }
}

extension ImageTolerance {
  /// Returns how a difference exceeds the tolerance, or `nil` if it does not.
  func mismatch(of difference: ImageDifference, expected: PixelBuffer, actual: PixelBuffer) -> ImageMismatch? {
    guard precision >= 0, precision <= 1, perceptualPrecision >= 0, perceptualPrecision <= 1 else {
      return .unusableTolerance(self)
    }
    if difference.sizesDiffer {
      return .size(
        expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width,
        actualHeight: actual.height)
    }
    if self == .exact { return .pixels }
    let total = Double(expected.width * expected.height)
    if perceptualPrecision == 1 {
      let share = 1 - Float(Double(difference.differingPixels) / total)
      return isEnough(total - Double(difference.differingPixels), of: total)
        ? nil : .precision(share, required: precision)
    }
    let perceived = PerceivedDifference(
      expected: expected, actual: actual, threshold: (1 - Double(perceptualPrecision)) * 100)
    if isEnough(total - Double(perceived.differingPixels), of: total) { return nil }
    return .perceptualPrecision(
      precision: 1 - Float(Double(perceived.differingPixels) / total), required: precision,
      lowest: 1 - Float(perceived.largest / 100), requiredPerceptual: perceptualPrecision)
  }

  /// Computed in Double, because a single pixel of a screen is lost in `Float`. The required fraction is the decimal
  /// number that was written, so that 9,900 of 10,000 pixels equal 0.99.
  private func isEnough(_ matching: Double, of total: Double) -> Bool {
    matching >= (Double("\(precision)") ?? 1) * total
  }
}
