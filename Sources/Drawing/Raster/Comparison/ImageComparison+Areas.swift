extension ImageComparison {
  /// Counts the differing pixels of two pictures, and those of them outside of some areas.
  ///
  /// - Complexity: O(*n* + *a* log *a*) for *n* pixels and *a* areas.
  package static func differingPixels(
    expected: PixelBuffer, actual: PixelBuffer, outside areas: [PixelRect]
  ) -> (all: Int, outside: Int) {
    guard expected != actual else { return (0, 0) }
    var map = ChangeMap(expected: expected, actual: actual)
    let all = map.count
    let mask = PixelMask(areas, width: map.width, height: map.height)
    map.keepChanges { x, y in mask.contains(x: x, y: y) ? nil : 0 }
    return (all, map.count)
  }
}
