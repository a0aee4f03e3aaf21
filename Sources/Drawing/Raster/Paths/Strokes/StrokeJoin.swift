/// The turn of a line at a corner.
struct StrokeTurn {
  private let point: Vector2D
  /// The offsets of the outer side before and after the corner. The inner side has the negative offsets.
  private let before: Vector2D
  private let after: Vector2D
  private let cosine: Double
  private let sine: Double
  /// Whether the turn is clockwise on screen, so that the inner side is on the right. Reversals count as clockwise.
  let isClockwise: Bool

  init(point: Vector2D, arrival: Vector2D, departure: Vector2D, halfWidth: Double) {
    self.point = point
    cosine = arrival.dot(departure)
    sine = arrival.cross(departure)
    isClockwise = sine >= 0
    let outward = isClockwise ? -halfWidth : halfWidth
    before = arrival.turnedClockwise * outward
    after = departure.turnedClockwise * outward
  }

  /// Adds the inner side: the intersection of both offset lines if the segments are long enough, otherwise a line
  /// through the corner.
  ///
  /// The intersection omits the kite between the corner, the two offsets and the intersection. This is allowed only if
  /// both segments cover the kite, so that it counts once. The kite extends from the corner by half the width times the
  /// tangent of half the turn, or for turns of less than a right angle, by half the width times the sine.
  func addInnerSide(to side: inout [Vector2D], room: Double) {
    let reach = 1 + min(0, cosine)
    if reach > 1e-6, sine * sine * before.dot(before) <= room * room * reach * reach, let last = side.indices.last {
      side[last] = point - (before + after) * (1 / (1 + cosine))
    } else {
      side.append(point)
      side.append(point - after)
    }
  }

  /// Adds the outer side with the join style.
  func addOuterSide(to side: inout [Vector2D], style: LineJoin, miterLimit: Double, arcs: StrokeArcs) {
    switch style {
    case .miter:
      // The ratio of miter length to line width is 1 / cos of half the turn.
      let opening = 1 + cosine
      if opening > 1e-12, 2 <= miterLimit * miterLimit * opening, miterLimit >= 1 {
        side.append(point + (before + after) * (1 / opening))
      }
    case .round:
      arcs.append(to: &side, center: point, from: before, to: after, isClockwise: isClockwise)
    case .bevel:
      break
    }
    side.append(point + after)
  }
}
