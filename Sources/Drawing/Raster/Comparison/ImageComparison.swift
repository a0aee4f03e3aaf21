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
}
