extension FlattenedPath {
  /// The pixels that a single convex contour covers completely, between its left and right sides and between its top
  /// and bottom sides. Empty for any other path. O(n) in the number of vertices.
  var coveredPixels: CoveredCross {
    guard contourStarts.count == 1, vertices.count <= 256, isConvex, let bounds else { return .empty }
    var sides = (left: 0..<0, right: 0..<0, top: 0..<0, bottom: 0..<0)
    var previous = vertices[vertices.count - 1]
    for vertex in vertices {
      if vertex.x == previous.x {
        let side = Int(min(vertex.y, previous.y))..<Int(max(vertex.y, previous.y))
        if vertex.x == bounds.minX, side.count > sides.left.count { sides.left = side }
        if vertex.x == bounds.maxX, side.count > sides.right.count { sides.right = side }
      }
      if vertex.y == previous.y {
        let side = Int(min(vertex.x, previous.x))..<Int(max(vertex.x, previous.x))
        if vertex.y == bounds.minY, side.count > sides.top.count { sides.top = side }
        if vertex.y == bounds.maxY, side.count > sides.bottom.count { sides.bottom = side }
      }
      previous = vertex
    }
    let rows = sides.left.clamped(to: sides.right)
    let columns = sides.top.clamped(to: sides.bottom)
    let wide = FixedRect(
      left: Int(bounds.minX), top: rows.lowerBound, right: Int(bounds.maxX), bottom: rows.upperBound)
    let high = FixedRect(
      left: columns.lowerBound, top: Int(bounds.minY), right: columns.upperBound, bottom: Int(bounds.maxY))
    return CoveredCross(
      wide: rows.isEmpty ? .empty : wide.coveredPixels, high: columns.isEmpty ? .empty : high.coveredPixels)
  }

  /// Whether the contour turns in one direction only and goes around once.
  private var isConvex: Bool {
    let count = vertices.count
    guard count >= 3 else { return false }
    var turn = 0
    var reversals = 0
    var last = 0
    for index in 0..<count + 1 {
      let a = vertices[index % count]
      let b = vertices[(index + 1) % count]
      let c = vertices[(index + 2) % count]
      let dx = Int(b.x) - Int(a.x)
      let dy = Int(b.y) - Int(a.y)
      let cross = (dx * (Int(c.y) - Int(b.y)) - dy * (Int(c.x) - Int(b.x))).signum()
      if cross != 0 {
        if turn != 0, cross != turn { return false }
        turn = cross
      } else if dx * (Int(c.x) - Int(b.x)) + dy * (Int(c.y) - Int(b.y)) < 0 {
        return false
      }
      // A convex contour goes right once and left once.
      if dx != 0 {
        if last != 0, dx.signum() != last { reversals += 1 }
        last = dx.signum()
      }
    }
    return turn != 0 && reversals <= 2
  }
}
