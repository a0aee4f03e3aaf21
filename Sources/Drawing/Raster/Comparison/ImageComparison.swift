/// Comparison of pictures.
public enum ImageComparison {
  /// Returns the exact difference, or `nil` if size and pixels are equal.
  ///
  /// - Complexity: O(n) in the number of pixels. Equal pictures are compared with memcmp.
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

/// The result of a comparison with a tolerance.
public enum ImageComparisonResult: Hashable, Sendable {
  /// Size and pixels are equal.
  case equal
  /// The pictures differ within the tolerance.
  case tolerated(ImageDifference)
  /// The pictures differ beyond the tolerance.
  case different(ImageDifference, ImageMismatch)

  /// Whether the pictures match.
  public var isMatch: Bool {
    if case .different = self { false } else { true }
  }

  /// The difference, or `nil` for equal pictures.
  public var difference: ImageDifference? {
    switch self {
    case .equal: nil
    case .tolerated(let difference), .different(let difference, _): difference
    }
  }
}
