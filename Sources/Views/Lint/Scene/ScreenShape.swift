/// The visible part of a rectangle on the screen after transforms and clips: the corners of a convex polygon, in order;
/// none if nothing is visible.
struct ScreenShape {
  private(set) var corners: [CGPoint]

  init(_ rect: CGRect, through transform: Transform) {
    guard !rect.isNull, !rect.isEmpty else {
      corners = []
      return
    }
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    // Mirroring reverses the order of the corners.
    if transform.determinant < 0 { corners.reverse() }
  }

  /// The bounding box.
  var bounds: CGRect {
    guard let (left, right) = extent(along: CGPoint(x: 1, y: 0)),
      let (top, bottom) = extent(along: CGPoint(x: 0, y: 1))
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the intersection with another shape.
  func clipped(to other: ScreenShape) -> ScreenShape {
    var result = self
    for (start, end) in other.edges { result.cut(along: start, end) }
    return result
  }

  /// Returns whether two shapes overlap by more than a distance in every direction.
  func meets(_ other: ScreenShape, byMoreThan distance: CGFloat) -> Bool {
    // Convex shapes are disjoint if one of their edges separates them.
    (edges + other.edges).allSatisfy { start, end in
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return true }
      let across = CGPoint(x: -y / length, y: x / length)
      guard let mine = extent(along: across), let theirs = other.extent(along: across) else { return false }
      return min(mine.upper, theirs.upper) - max(mine.lower, theirs.lower) > distance
    } && !corners.isEmpty && !other.corners.isEmpty
  }

  private var edges: [(start: CGPoint, end: CGPoint)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  private func extent(along direction: CGPoint) -> (lower: CGFloat, upper: CGFloat)? {
    let places = corners.map { $0.x * direction.x + $0.y * direction.y }
    guard let lower = places.min(), let upper = places.max() else { return nil }
    return (lower, upper)
  }

  /// Removes the part to the left of a directed line; y points down.
  private mutating func cut(along start: CGPoint, _ end: CGPoint) {
    func side(_ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    var kept: [CGPoint] = []
    for (from, to) in edges {
      let (here, there) = (side(from), side(to))
      if here >= 0 { kept.append(from) }
      if here * there < 0 {
        let share = here / (here - there)
        kept.append(CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    corners = kept
  }
}
