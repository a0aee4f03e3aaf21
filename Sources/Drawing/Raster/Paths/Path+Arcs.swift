import Foundation

extension Path {
  /// Appends a circular arc, connected to the current point by a line.
  ///
  /// `clockwise` has the meaning of SwiftUI and Core Graphics, which assume that y points up. Because y points down
  /// here, `false` increases the angle and looks clockwise on screen. An arc of a full turn or more is one full turn,
  /// and so is an arc between angles that differ by whole turns in the other direction. Equal angles add only the start
  /// point.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform = .identity
  ) {
    let distance = endAngle.radians - startAngle.radians
    let sweep = clockwise ? -Path.turnForward(-distance) : Path.turnForward(distance)
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// Appends a circular arc that turns by `delta` from `startAngle`, connected to the current point by a line. Positive
  /// angles turn clockwise on screen. At most the last two turns are drawn.
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

  /// Appends a circular arc that is tangent to the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`, connected to the current point by a line. This rounds the corner at `tangent1End`.
  ///
  /// If there is no such circle (the points are collinear, or the radius is not positive), a line to `tangent1End` is
  /// added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: Transform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else {
      move(to: corner)
      return
    }
    // The circle is defined before the transform, so the current point is transformed back.
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

  /// Returns the sweep of an arc in the positive direction over an angle: at most a full turn. Negative angles continue
  /// to the end in the positive direction; whole negative turns give a full turn.
  private static func turnForward(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let fullTurn = 2 * Double.pi
    // Tolerates rounding errors in conversions and sums of angles.
    let nearness = fullTurn * 0x1p-46
    if angle >= fullTurn - nearness { return fullTurn }
    if angle >= 0 { return angle }
    let turns = (angle / fullTurn).rounded(.down)
    let rest = angle - turns * fullTurn
    return rest > nearness - turns * 0x1p-50 && rest < fullTurn ? rest : fullTurn
  }
}

extension EllipticalArc {
  /// Creates the arc that is tangent to the two lines of a corner, or returns `nil`.
  fileprivate init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: Double) {
    guard radius > 0, let inward = (Vector2D(from) - Vector2D(corner)).direction,
      let outward = (Vector2D(to) - Vector2D(corner)).direction
    else { return nil }
    let cross = inward.cross(outward)
    let dot = inward.dot(outward)
    guard cross.magnitude > 1e-12 else { return nil }
    // The tangent of half the corner's angle is sin / (1 + cos).
    let distance = radius * (1 + dot) / cross.magnitude
    let side = cross < 0 ? 1.0 : -1.0
    // The vectors from the center to the two tangent points.
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
