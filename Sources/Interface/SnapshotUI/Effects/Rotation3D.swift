/// Draws the content as a group that is projected from three dimensions.
struct ProjectionDrawing: ElementDrawing {
  /// Returns the transform of a frame, in the coordinates of the element's parent.
  var projection: (CGRect) -> ProjectiveTransform

  /// The affine transform that is closest to the projection at the center of the frame.
  func contentTransform(in frame: CGRect) -> Transform? {
    let projection = projection(frame)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard let middle = projection.project(center),
      let right = projection.project(CGPoint(x: center.x + 1, y: center.y)),
      let below = projection.project(CGPoint(x: center.x, y: center.y + 1))
    else { return nil }
    let (a, b) = (Double(right.x - middle.x), Double(right.y - middle.y))
    let (c, d) = (Double(below.x - middle.x), Double(below.y - middle.y))
    let (x, y) = (Double(center.x), Double(center.y))
    return Transform(
      a: a, b: b, c: c, d: d, tx: Double(middle.x) - a * x - c * y, ty: Double(middle.y) - b * x - d * y)
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let projection = projection(node.frame)
    if projection == .identity { return content(&canvas) }
    canvas.group(filters: [.projection(projection)], content)
  }
}

/// A rotation about an axis in three dimensions, seen in perspective.
struct Rotation3D {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// Returns the projection of a frame. Without an axis, nothing is rotated.
  func projection(of frame: CGRect) -> ProjectiveTransform {
    let length = Double(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite, anchorZ.isFinite, perspective.isFinite else {
      return .identity
    }
    let (x, y, z) = (Double(axis.x) / length, Double(axis.y) / length, Double(axis.z) / length)
    let turn = Transform(rotation: angle)
    let (sine, cosine) = (turn.b, turn.a)
    let rest = 1 - cosine
    let depth = -Double(anchorZ)
    // The eye is as far away as the longer side, divided by the perspective.
    let closeness = Double(perspective) / Double(max(frame.width, frame.height, 1))
    let first = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    let second = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    let third = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    let point = anchor.point(in: frame)
    let toAnchor = Transform(translationX: -Double(point.x), y: -Double(point.y))
    let fromAnchor = Transform(translationX: Double(point.x), y: Double(point.y))
    let rotation = ProjectiveTransform([
      first.0, first.1, -closeness * first.2,
      second.0, second.1, -closeness * second.2,
      depth * third.0, depth * third.1, 1 - closeness * (depth * third.2 - depth),
    ])
    return ProjectiveTransform(toAnchor).concatenating(rotation).concatenating(ProjectiveTransform(fromAnchor))
  }
}

nonisolated extension View {
  /// Rotates the view about an axis in three dimensions when it is drawn, in perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the frame through which the axis passes.
  ///   - anchorZ: The distance of the axis behind the view, in points.
  ///   - perspective: How strongly distant parts shrink; 0 for not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let rotation = Rotation3D(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return wrapped(
      "rotation3DEffect",
      "\(formatted(angle.degrees))° about \(formatted(axis.x)), \(formatted(axis.y)), \(formatted(axis.z))",
      drawing: ProjectionDrawing { rotation.projection(of: $0) },
      reporting: invalidValues(
        of: "rotation3DEffect", ("", CGFloat(angle.degrees)), ("axis x", axis.x), ("axis y", axis.y),
        ("axis z", axis.z), ("anchorZ", anchorZ), ("perspective", perspective)))
  }
}
