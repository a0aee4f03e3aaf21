import Foundation

extension Path {
  /// Appends an arc of an ellipse from the current point to another one, as SVG's path command `A`.
  ///
  /// Of the four arcs that two points and two radii allow, `largeArc` and `sweep` choose one. Radii that are too small
  /// for the distance of both points are enlarged by the same factor. A radius of zero adds a line, equal points add
  /// nothing, and without a current point the path moves to the end.
  ///
  /// - Parameters:
  ///   - end: The end of the arc.
  ///   - radii: The radii of the ellipse before its rotation, in points. Their signs are ignored.
  ///   - rotation: The angle from the x-axis to the ellipse's first axis.
  ///   - largeArc: Whether the arc turns by more than half a turn.
  ///   - sweep: Whether the arc turns clockwise on screen.
  public mutating func addArc(to end: CGPoint, radii: CGSize, rotation: Angle = .zero, largeArc: Bool, sweep: Bool) {
    guard let current = currentPoint else {
      move(to: end)
      return
    }
    addArc(
      from: current, to: end, radiusX: Double(radii.width), radiusY: Double(radii.height), rotation: rotation.radians,
      isLarge: largeArc, isSweeping: sweep)
  }

  /// Appends an arc from the current point, which is `current`.
  mutating func addArc(
    from current: CGPoint, to end: CGPoint, radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool,
    isSweeping: Bool
  ) {
    guard end != current else { return }
    if let arc = EllipticalArc(
      from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
      isSweeping: isSweeping)
    {
      append(arc, end: end)
    } else {
      addLine(to: end)
    }
  }
}

extension EllipticalArc {
  /// Creates an arc from its end points (SVG 1.1, appendix F.6.5). Radii that are too small are enlarged. `nil` for a
  /// radius of zero, which draws a line.
  init?(
    from: CGPoint, to: CGPoint, radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool, isSweeping: Bool
  ) {
    var radiusX = radiusX.magnitude
    var radiusY = radiusY.magnitude
    guard radiusX > 0, radiusY > 0 else { return nil }
    let (sine, cosine) = Trigonometry.sineAndCosine(rotation)
    // Half of the chord in the ellipse's axes.
    let halfX = (Double(from.x) - Double(to.x)) / 2
    let halfY = (Double(from.y) - Double(to.y)) / 2
    let x = cosine * halfX + sine * halfY
    let y = cosine * halfY - sine * halfX
    let reach = (x / radiusX) * (x / radiusX) + (y / radiusY) * (y / radiusY)
    if reach > 1 {
      radiusX *= reach.squareRoot()
      radiusY *= reach.squareRoot()
    }
    // Half of the chord and the center on the unit circle.
    let unitX = x / radiusX
    let unitY = y / radiusY
    let squared = unitX * unitX + unitY * unitY
    guard squared > 0, squared.isFinite else { return nil }
    let distance = max(0, (1 - squared) / squared).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let centerX = distance * unitY
    let centerY = -distance * unitX
    let start = Trigonometry.arctangent(y: unitY - centerY, x: unitX - centerX)
    let end = Trigonometry.arctangent(y: -unitY - centerY, x: -unitX - centerX)
    var sweep = end - start
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    let offsetX = centerX * radiusX
    let offsetY = centerY * radiusY
    self.init(
      center: CGPoint(
        x: cosine * offsetX - sine * offsetY + (Double(from.x) + Double(to.x)) / 2,
        y: sine * offsetX + cosine * offsetY + (Double(from.y) + Double(to.y)) / 2),
      radiusX: radiusX, radiusY: radiusY, rotation: rotation, start: start, sweep: sweep)
  }
}
