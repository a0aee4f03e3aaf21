extension Path {
  /// The largest distance in pixels between a curve and its flattened polygon.
  static let flatteningTolerance = 0.05

  /// Returns the closed polygons of the filled path.
  ///
  /// Open subpaths are closed. Subpaths with a coordinate that is not finite, before or after the transform, are
  /// dropped. Coordinates are clamped to ±``PixelFixed/pixelLimit`` pixels.
  ///
  /// - Parameters:
  ///   - transform: The transform to device pixels.
  ///   - tolerance: The largest distance in pixels between a curve and its polygon, before rounding to 1/256 pixel.
  /// - Complexity: O(n) in the number of vertices.
  func flattened(transform: Transform, tolerance: Double = Path.flatteningTolerance) -> FlattenedPath {
    FlattenedPath(expectedVertices: elements.count * 4 + 16) { builder in
      var flattener = PathFlattener(builder, transform: transform, tolerance: tolerance)
      flattener.append(elements)
      return flattener.finish()
    }
  }
}
