/// The visible part of a rectangle on the screen after transforms and clips: the corners of a convex polygon, in order;
/// none if nothing is visible.
struct ScreenShape {
  private(set) var corners: [CGPoint]

  init(_ rect: CGRect, through transform: Transform) {
    guard !rect.isNull, !rect.isEmpty else {
      corners = []
      return
    }
    corners = rect.corners.map { $0.applying(transform) }
    // Mirroring reverses the order of the corners.
    if transform.determinant < 0 { corners.reverse() }
  }

  /// A rectangle that is not transformed.
  init(_ rect: CGRect) {
    corners = rect.isNull || rect.isEmpty ? [] : rect.corners
  }

  /// The bounding box.
  var bounds: CGRect {
    guard let first = corners.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the intersection of a rectangle that is not transformed with another one.
  func clipped(to rect: CGRect) -> ScreenShape {
    guard !corners.isEmpty else { return self }
    // A clip without an area has no edges that cut.
    guard !rect.isNull, !rect.isEmpty else { return self }
    let own = bounds
    let (left, right) = (max(own.minX, rect.minX), min(own.maxX, rect.maxX))
    let (top, bottom) = (max(own.minY, rect.minY), min(own.maxY, rect.maxY))
    var shape = self
    shape.corners =
      left <= right && top <= bottom
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top).corners : []
    return shape
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
    guard let first = corners.first else { return nil }
    var lower = first.x * direction.x + first.y * direction.y
    var upper = lower
    for corner in corners {
      let place = corner.x * direction.x + corner.y * direction.y
      (lower, upper) = (min(lower, place), max(upper, place))
    }
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
