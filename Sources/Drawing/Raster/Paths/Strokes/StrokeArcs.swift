/// Arcs of round joins and caps, approximated by chords with the area of the arc (``CurveSubdivision``).
struct StrokeArcs {
  /// The cosine of the largest angle of one chord of a curve.
  let stepCosine: Double

  /// The smallest angle of a chord, in radians. At half a line width of 400,000 pixels, its error is the tolerance of paths.
  static let smallestStep = 1e-3

  /// The error of a single chord over an angle, in units of the tolerance, divided by the angle's square.
  private let error: Double
  /// The cosines of the largest angles of arcs of one chord and of two chords.
  private let cosineOfOne: Double
  private let cosineOfTwo: Double
  private let quarter: ArcPoints

  init(radius: Double, tolerance: Double) {
    // A chord over an angle has an error of r (1 − cos of half the angle).
    let half = max(0.5, min(1, 1 - tolerance / radius))
    let exact = 2 * Trigonometry.arctangent(y: (1 - half * half).squareRoot(), x: half)
    let angle = max(Self.smallestStep, exact)
    stepCosine = exact == angle ? 2 * half * half - 1 : Trigonometry.sineAndCosine(angle).cosine
    error = radius / (8 * tolerance)
    cosineOfOne = Self.cosine(ofLargestAngle: CurveSubdivision.largestErrorOfOne, error)
    cosineOfTwo = Self.cosine(ofLargestAngle: CurveSubdivision.largestErrorOfTwo, error)
    quarter = Self.points(.pi / 2, error)
  }

  private static func cosine(ofLargestAngle largest: Double, _ error: Double) -> Double {
    let squared = largest / error
    // Half a turn has the smallest cosine.
    return squared < .pi * .pi ? Trigonometry.cosine(squared.squareRoot()) : -2
  }

  private static func points(_ angle: Double, _ error: Double) -> ArcPoints {
    let chords = CurveSubdivision(error: error * angle * angle).count
    return ArcPoints(chords: min(chords, Int(angle / smallestStep) + 2), angle: angle)
  }

  /// Appends the points of an arc between two offsets from a center, of at most half a turn and without its ends.
  func append(
    to side: inout [Vector2D], center: Vector2D, from start: Vector2D, to end: Vector2D, isClockwise: Bool
  ) {
    let cosine = start.dot(end) / start.dot(start)
    // Most joins of finely divided lines.
    if cosine >= cosineOfOne { return }
    let points: ArcPoints
    if cosine >= cosineOfTwo {
      points = ArcPoints(middleOfArcWithCosine: cosine)
    } else {
      let angle = Trigonometry.arctangent(y: start.cross(end).magnitude, x: start.dot(end))
      points = Self.points(angle, error)
    }
    points.append(to: &side, center: center, from: start, to: end, isClockwise: isClockwise)
  }

  /// Appends the points of a quarter of a circle, counterclockwise on screen and without its ends.
  func appendQuarter(to side: inout [Vector2D], center: Vector2D, from start: Vector2D, to end: Vector2D) {
    quarter.append(to: &side, center: center, from: start, to: end, isClockwise: false)
  }
}

/// The points of an arc without its ends. The second half is the mirror image of the first.
private struct ArcPoints {
  /// The rotations from the arc's start to the points before its middle, each multiplied by the point's distance from the
  /// center in units of the radius.
  private var rotations: [Vector2D] = []
  /// The distance of the point in the middle, if there is one.
  private var middle: Double?

  init(chords: Int, angle: Double) {
    guard chords > 2 else {
      if chords == 2 { middle = Self.distance(cosine: Trigonometry.cosine(angle)) }
      return
    }
    let chord = CurveSubdivision(count: chords)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle * chord.step)
    let (firstSine, firstCosine) = Trigonometry.sineAndCosine(angle * chord.parameter(1))
    // A triangle of the center and two points has the area of the arc's sector.
    let distance = (angle * chord.step / sine).squareRoot()
    var rotation = Vector2D(firstCosine, firstSine) * distance
    for _ in 0..<(chords - 1) / 2 {
      rotations.append(rotation)
      rotation = rotation.rotated(cosine, sine)
    }
    if chords % 2 == 0 { middle = distance }
  }

  /// Creates the middle point of an arc of two chords.
  init(middleOfArcWithCosine cosine: Double) { middle = Self.distance(cosine: cosine) }

  /// Returns the distance at which the two chords of an arc with the angle's cosine have the arc's area: half of the angle
  /// divided by the sine of that half, as a series of the arcsine.
  private static func distance(cosine: Double) -> Double {
    let squaredSine = (1 - cosine) / 2
    return 1 + squaredSine * (1 / 6 + squaredSine * (3 / 40 + squaredSine * (15 / 336 + squaredSine * (105 / 3_456))))
  }

  func append(
    to side: inout [Vector2D], center: Vector2D, from start: Vector2D, to end: Vector2D, isClockwise: Bool
  ) {
    let direction = isClockwise ? 1.0 : -1.0
    for rotation in rotations { side.append(center + start.rotated(rotation.x, rotation.y * direction)) }
    if let middle {
      // Perpendicular to the chord between the ends.
      let chord = end - start
      let scale = (start.dot(start) / chord.dot(chord)).squareRoot() * middle
      side.append(center + chord.rotated(0, -direction) * scale)
    }
    for rotation in rotations.reversed() { side.append(center + end.rotated(rotation.x, -rotation.y * direction)) }
  }
}

extension Vector2D {
  /// Returns the vector rotated clockwise on screen by an angle with the given cosine and sine.
  fileprivate func rotated(_ cosine: Double, _ sine: Double) -> Vector2D {
    Vector2D(x * cosine - y * sine, y * cosine + x * sine)
  }
}
