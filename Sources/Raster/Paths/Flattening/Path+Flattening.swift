extension Path {
  /// How far, in pixels, the polygons of a flattened path may depart from its curves.
  static let flatteningTolerance = 0.05

  /// The closed polygons that a fill of this path covers.
  ///
  /// Open subpaths are closed, as every fill does. A subpath with a coordinate that is not finite, before or after the
  /// transform, is dropped. Coordinates beyond ±``PixelFixed/pixelLimit`` pixels are cut there.
  ///
  /// - Parameters:
  ///   - transform: maps points to device pixels.
  ///   - tolerance: the largest distance in pixels between a curve and its polygon, before rounding to 1/256 pixel.
  /// - Complexity: linear in the number of vertices.
  func flattened(transform: Transform, tolerance: Double = Path.flatteningTolerance) -> FlattenedPath {
    var flattener = PathFlattener(transform: transform, tolerance: tolerance, elementCount: elements.count)
    flattener.append(elements)
    return flattener.finish()
  }
}
