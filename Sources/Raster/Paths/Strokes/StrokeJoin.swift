/// The turn of a line at a corner.
struct StrokeTurn {
  private let point: Vector2D
  /// The offsets of the outer side before and after the corner; the inner side's are their negatives.
  private let before: Vector2D
  private let after: Vector2D
  private let cosine: Double
  private let sine: Double
  /// Whether the turn is clockwise on screen, so that the inner side is the right one. A turn right back counts as one.
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

  /// The inner side: where the two offset lines meet, if both segments have room for it; else through the corner.
  ///
  /// What that leaves out is the kite between the corner, the two offsets and the point where they meet. It may only be
  /// left out where both segments cover it, which then count once: it reaches back from the corner by half the width times
  /// the tangent of half the turn, and in turns of less than a right angle by half the width times the sine.
  func addInnerSide(to side: inout [Vector2D], room: Double) {
    let reach = 1 + min(0, cosine)
    if reach > 1e-6, sine * sine * before.dot(before) <= room * room * reach * reach, let last = side.indices.last {
      side[last] = point - (before + after) * (1 / (1 + cosine))
    } else {
      side.append(point)
      side.append(point - after)
    }
  }

  /// The outer side, which the join's style fills.
  func addOuterSide(to side: inout [Vector2D], style: LineJoin, miterLimit: Double, arcs: StrokeArcs) {
    switch style {
    case .miter:
      // The miter's length by the line's width is one by the cosine of half the turn.
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

/// Arcs of round joins and caps, whose chords stay within a tolerance.
struct StrokeArcs {
  /// The cosines and sines of one step, of two, and so on below half a turn.
  private let steps: [Vector2D]

  /// The cosine of the largest turn that one chord may span.
  let stepCosine: Double

  init(radius: Double, tolerance: Double) {
    // A chord over an angle departs from the arc by r (1 − cos of half the angle).
    let half = max(0.5, min(1, 1 - tolerance / radius))
    stepCosine = 2 * half * half - 1
    let angle = max(1e-3, 2 * Trigonometry.arctangent(y: (1 - half * half).squareRoot(), x: half))
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    var steps = [Vector2D(cosine, sine)]
    // None beyond half a turn, whose cosine grows again: a sharp turn would take a step too many, and its arc turn back.
    while let last = steps.last {
      let next = Vector2D(last.x * cosine - last.y * sine, last.y * cosine + last.x * sine)
      guard next.y > 0 else { break }
      steps.append(next)
    }
    self.steps = steps
  }

  /// Appends the points between two offsets from a centre, of at most half a turn, without the ends: at whole steps from
  /// both ends, so that the arc is its own mirror image. What is left in the middle is one chord or two.
  func append(
    to side: inout [Vector2D], center: Vector2D, from start: Vector2D, to end: Vector2D, isClockwise: Bool
  ) {
    let squaredRadius = start.dot(start)
    let cosine = start.dot(end) / squaredRadius
    var chords = 1
    while chords <= steps.count, steps[chords - 1].x > cosine { chords += 1 }
    let count = (chords - 1) / 2
    let direction = isClockwise ? 1.0 : -1.0
    for step in steps.prefix(count) { side.append(center + start.rotated(step.x, step.y * direction)) }
    if chords % 2 == 0 {
      // At right angles to the chord from end to end.
      let chord = end - start
      let scale = (squaredRadius / chord.dot(chord)).squareRoot()
      side.append(center + chord.rotated(0, -direction) * scale)
    }
    for step in steps.prefix(count).reversed() { side.append(center + end.rotated(step.x, -step.y * direction)) }
  }
}

extension Vector2D {
  /// Turned clockwise on screen by an angle with a cosine and a sine.
  fileprivate func rotated(_ cosine: Double, _ sine: Double) -> Vector2D {
    Vector2D(x * cosine - y * sine, y * cosine + x * sine)
  }
}
