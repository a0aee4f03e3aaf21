extension Path {
  /// Appends an arc of a circle, after a line from the current point to its start where there is one.
  ///
  /// The meaning of `clockwise` is SwiftUI's and Core Graphics', who think of y as pointing up: with y pointing down, as
  /// here, `false` lets the angle grow and looks clockwise on screen, and `true` looks counterclockwise. An arc of a full
  /// turn or more is one full turn, and so is one between different angles that are whole turns apart the other way, as
  /// Core Graphics and browsers have it. Equal angles give the start alone.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform = .identity
  ) {
    let distance = endAngle.radians - startAngle.radians
    let sweep = clockwise ? -Path.turnForward(-distance) : Path.turnForward(distance)
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// Appends an arc of a circle that turns by `delta` from `startAngle`, clockwise on screen where `delta` is positive,
  /// after a line from the current point to its start where there is one. Of many turns, the last two are drawn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: Transform = .identity
  ) {
    let fullTurn = 2 * Double.pi
    var sweep = delta.radians
    if sweep.magnitude > 2 * fullTurn {
      let turns = (sweep.magnitude / fullTurn).rounded(.down) - 1
      sweep -= (sweep < 0 ? -turns : turns) * fullTurn
    }
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// Appends an arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, after a line from the current point to where it starts: a rounded corner at `tangent1End`.
  ///
  /// Where no circle touches both (the three points lie on one line, or the radius is not positive), a line to
  /// `tangent1End` takes its place.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: Transform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else {
      move(to: corner)
      return
    }
    // The circle is one before the transform, so the current point goes back there.
    guard let inverse = transform.inverse,
      let arc = EllipticalArc(
        from: current.applying(inverse), corner: tangent1End, to: tangent2End, radius: Double(radius))
    else {
      addLine(to: corner)
      return
    }
    var mapped = arc
    mapped.concatenate(transform)
    addLine(to: mapped.point(at: 0))
    append(mapped)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: Transform
  ) {
    var arc = EllipticalArc(
      center: center, radiusX: Double(radius), radiusY: Double(radius), start: start, sweep: sweep)
    arc.concatenate(transform)
    let first = arc.point(at: 0)
    if let current = currentPoint {
      if current != first { addLine(to: first) }
    } else {
      move(to: first)
    }
    if sweep != 0 { append(arc) }
  }

  /// How far an arc goes that leads forward over an angle: a full turn and more is a full turn, and the other way it goes
  /// on forward until it reaches the end, which is a full turn too where both angles are whole turns apart.
  private static func turnForward(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let fullTurn = 2 * Double.pi
    // A full turn from degrees, or between two sums, may have lost its last bits.
    let nearness = fullTurn * 0x1p-46
    if angle >= fullTurn - nearness { return fullTurn }
    if angle >= 0 { return angle }
    let turns = (angle / fullTurn).rounded(.down)
    let rest = angle - turns * fullTurn
    return rest > nearness - turns * 0x1p-50 && rest < fullTurn ? rest : fullTurn
  }
}

extension EllipticalArc {
  /// The arc of a circle in the corner of two lines, or `nil` where none touches both.
  fileprivate init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: Double) {
    guard radius > 0, let inward = (Vector2D(from) - Vector2D(corner)).direction,
      let outward = (Vector2D(to) - Vector2D(corner)).direction
    else { return nil }
    let cross = inward.cross(outward)
    let dot = inward.dot(outward)
    guard cross.magnitude > 1e-12 else { return nil }
    // tan of half the corner's angle is sin / (1 + cos).
    let distance = radius * (1 + dot) / cross.magnitude
    let side = cross < 0 ? 1.0 : -1.0
    // From the centre to where the circle touches the first line, and the second.
    let firstX = side * -inward.y
    let firstY = side * inward.x
    let secondX = side * outward.y
    let secondY = side * -outward.x
    let center = CGPoint(
      x: Double(corner.x) + inward.x * distance - firstX * radius,
      y: Double(corner.y) + inward.y * distance - firstY * radius)
    self.init(
      center: center, radiusX: radius, radiusY: radius, start: Trigonometry.arctangent(y: firstY, x: firstX),
      sweep: Trigonometry.arctangent(
        y: firstX * secondY - firstY * secondX, x: firstX * secondX + firstY * secondY))
  }
}
