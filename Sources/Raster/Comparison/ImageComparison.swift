/// Compares pictures.
public enum ImageComparison {
  /// The exact difference, or `nil` where both pictures are equal in size and every pixel.
  ///
  /// - Complexity: linear in the number of pixels; equal pictures take as long as memcmp.
  public static func difference(expected: PixelBuffer, actual: PixelBuffer) -> ImageDifference? {
    if expected == actual { return nil }
    return ImageDifference(
      ChangeMap(expected: expected, actual: actual), expectedWidth: expected.width, expectedHeight: expected.height,
      actualWidth: actual.width, actualHeight: actual.height)
  }

  /// Compares pictures with a tolerance. Pictures of different sizes never match.
  public static func compare(
    expected: PixelBuffer, actual: PixelBuffer, tolerance: ImageTolerance = .exact
  ) -> ImageComparisonResult {
    guard let difference = difference(expected: expected, actual: actual) else { return .equal }
    if let mismatch = tolerance.mismatch(of: difference, expected: expected, actual: actual) {
      return .different(difference, mismatch)
    }
    return .tolerated(difference)
  }
}

/// What became of a comparison with a tolerance.
public enum ImageComparisonResult: Hashable, Sendable {
  /// Equal in size and every pixel.
  case equal
  /// Not equal, but within the tolerance: what it let through.
  case tolerated(ImageDifference)
  /// Beyond the tolerance, and in what.
  case different(ImageDifference, ImageMismatch)

  public var isMatch: Bool {
    if case .different = self { false } else { true }
  }

  /// What differs; `nil` for equal pictures.
  public var difference: ImageDifference? {
    switch self {
    case .equal: nil
    case .tolerated(let difference), .different(let difference, _): difference
    }
  }
}
