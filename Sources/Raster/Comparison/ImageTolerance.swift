/// How much a picture may differ from its reference, with the meaning that swift-snapshot-testing gives both numbers.
public struct ImageTolerance: Hashable, Sendable, Codable {
  /// The share of pixels that have to match, 0…1.
  public var precision: Float
  /// How near the colours of matching pixels have to be, 0…1: a pixel matches where its colour difference ΔE (CIE 1994)
  /// is at most (1 − perceptualPrecision) × 100. A difference of 2, or 0.98, is about what an eye can see.
  public var perceptualPrecision: Float

  public init(precision: Float = 1, perceptualPrecision: Float = 1) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// Every pixel has to be equal.
  public static let exact = ImageTolerance()
}

/// In what a picture exceeds its tolerance.
public enum ImageMismatch: Hashable, Sendable {
  /// The sizes differ.
  case size(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
  /// Some pixel differs, and none may.
  case pixels
  /// Fewer pixels are equal than have to be.
  case precision(Float, required: Float)
  /// Fewer pixels have near enough colours than have to.
  case perceptualPrecision(precision: Float, required: Float, lowest: Float, requiredPerceptual: Float)
  /// A tolerance is not a number of 0…1, so that nothing can match it.
  case unusableTolerance(ImageTolerance)
}

extension ImageMismatch: CustomStringConvertible {
  /// The failure in swift-snapshot-testing's words.
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
      "precision \(tolerance.precision) and perceptualPrecision \(tolerance.perceptualPrecision) have to be 0 to 1."
    }
  }
}

extension ImageTolerance {
  /// In what two pictures that differ exceed the tolerance, or `nil` where they do not.
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

  /// Counts are compared in Double: in `Float`, one pixel of a screen vanishes. The required share is the decimal number
  /// that was written, so that 9,900 of 10,000 pixels are 0.99.
  private func isEnough(_ matching: Double, of total: Double) -> Bool {
    matching >= (Double("\(precision)") ?? 1) * total
  }
}
