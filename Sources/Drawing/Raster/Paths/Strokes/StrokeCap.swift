extension LineCap {
  /// Appends the points of a cap between the end of the right side and the start of the left side. `outward` is the
  /// direction in which the line ends.
  func append(
    to side: inout [Vector2D], at point: Vector2D, outward: Vector2D, halfWidth: Double, arcs: StrokeArcs
  ) {
    let right = outward.turnedClockwise * halfWidth
    let ahead = outward * halfWidth
    switch self {
    case .butt:
      break
    case .square:
      side.append(point + right + ahead)
      side.append(point - right + ahead)
    case .round:
      // Two quarter arcs, so that the farthest point is exact.
      arcs.appendQuarter(to: &side, center: point, from: right, to: ahead)
      side.append(point + ahead)
      arcs.appendQuarter(to: &side, center: point, from: ahead, to: -right)
    }
  }
}
