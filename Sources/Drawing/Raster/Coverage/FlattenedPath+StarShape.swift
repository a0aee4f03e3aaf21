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
    guard contourStarts.count == 1, let last = vertices.last, let bounds else { return false }
    let centerX = (Int(bounds.minX) &+ Int(bounds.maxX)) &>> 1
    let centerY = (Int(bounds.minY) &+ Int(bounds.maxY)) &>> 1
    return vertices.withUnsafeBufferPointer { vertices in
      var (x, y) = (Int(last.x) &- centerX, Int(last.y) &- centerY)
      var (clockwise, counterclockwise, passes) = (0, 0, 0)
      // Without branches, because most contours are star-shaped to their last vertex.
      for vertex in vertices {
        let (nextX, nextY) = (Int(vertex.x) &- centerX, Int(vertex.y) &- centerY)
        // Differences have at most 31 bits, so that this has at most 63.
        let turn = x &* nextY &- y &* nextX
        clockwise &+= turn > 0 ? 1 : 0
        counterclockwise &+= turn < 0 ? 1 : 0
        passes &+= (y ^ nextY) < 0 ? 1 : 0
        (x, y) = (nextX, nextY)
      }
      return passes == 2 && max(clockwise, counterclockwise) == vertices.count
    }
  }
}
