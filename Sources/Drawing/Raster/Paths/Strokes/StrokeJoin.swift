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

/// Arcs of round joins and caps, approximated by chords within a tolerance.
struct StrokeArcs {
  /// The cosines and sines of multiples of one step, up to half a turn.
  private let steps: [Vector2D]

  /// The cosine of the largest angle of one chord.
  let stepCosine: Double

  /// The smallest angle of a chord, in radians. At half a line width of 400,000 pixels, its error is the tolerance of paths.
  static let smallestStep = 1e-3

  init(radius: Double, tolerance: Double) {
    // A chord over an angle has an error of r (1 − cos of half the angle).
    let half = max(0.5, min(1, 1 - tolerance / radius))
    let exact = 2 * Trigonometry.arctangent(y: (1 - half * half).squareRoot(), x: half)
    let angle = max(Self.smallestStep, exact)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    stepCosine = exact == angle ? 2 * half * half - 1 : cosine
    var steps = [Vector2D(cosine, sine)]
    // Steps end at half a turn, because the cosine increases again beyond it.
    while let last = steps.last {
      let next = Vector2D(last.x * cosine - last.y * sine, last.y * cosine + last.x * sine)
      guard next.y > 0 else { break }
      steps.append(next)
    }
    self.steps = steps
  }

  /// Appends the points of an arc between two offsets from a center, of at most half a turn and without its ends.
  /// Points are at whole steps from both ends, so that the arc is symmetric, with one or two chords in the middle.
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
      // Perpendicular to the chord between the ends.
      let chord = end - start
      let scale = (squaredRadius / chord.dot(chord)).squareRoot()
      side.append(center + chord.rotated(0, -direction) * scale)
    }
    for step in steps.prefix(count).reversed() { side.append(center + end.rotated(step.x, -step.y * direction)) }
  }
}

extension Vector2D {
  /// Returns the vector rotated clockwise on screen by an angle with the given cosine and sine.
  fileprivate func rotated(_ cosine: Double, _ sine: Double) -> Vector2D {
    Vector2D(x * cosine - y * sine, y * cosine + x * sine)
  }
}
