import CRasterPixels

extension FlattenedPath {
  /// Whether the path is a single contour that goes once around the middle of its bounds, always in the same direction: a
  /// star-shaped polygon with this point in its kernel, such as a circle, a rounded rectangle, a star or a heart.
  ///
  /// Such a contour winds around each point at most once. Each of its lines turns by less than half a circle around this point,
  /// so that the contour passes the point's height twice per turn.
  ///
  /// - Complexity: O(n) in the number of vertices, with two multiplications each.
  ///
  /// Source: star-shaped polygons and their kernels as in Preparata and Shamos, "Computational Geometry" (1985).
  var isStarShaped: Bool {
    guard contourStarts.count == 1, let bounds else { return false }
    let (x, y) = ((bounds.minX &+ bounds.maxX) &>> 1, (bounds.minY &+ bounds.maxY) &>> 1)
    return withCoordinates { CPixelsIsStarShaped($0, vertices.count, x, y) }
  }
}
