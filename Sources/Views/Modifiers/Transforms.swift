/// Draws the content through a transform about a point of its frame. Layout does not see it.
struct TransformDrawing: ElementDrawing {
  var transform: Transform
  var anchor: UnitPoint

  func contentTransform(in frame: CGRect) -> Transform? { placed(in: frame) }

  /// The transform about the anchor, in the coordinates of what is around the element.
  private func placed(in frame: CGRect) -> Transform {
    let point = anchor.point(in: frame)
    let (x, y) = (Double(point.x), Double(point.y))
    return Transform(translationX: -x, y: -y).concatenating(transform).concatenating(Transform(translationX: x, y: y))
  }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    canvas.saved { canvas in
      canvas.concatenate(placed(in: node.frame))
      content(&canvas)
    }
  }
}

extension View {
  /// The view drawn at an angle about a point of its frame; positive angles turn clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapped(
      "rotationEffect", formatted(angle.degrees) + "°",
      drawing: TransformDrawing(transform: Transform(rotation: angle), anchor: anchor),
      reporting: invalidValues(of: "rotationEffect", ("", CGFloat(angle.degrees))))
  }

  /// The view drawn larger or smaller about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The view drawn larger or smaller along each axis about a point of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    wrapped(
      "scaleEffect", x == y ? formatted(x) : "x \(formatted(x)), y \(formatted(y))",
      drawing: TransformDrawing(transform: Transform(scaleX: Double(x), y: Double(y)), anchor: anchor),
      reporting: invalidValues(of: "scaleEffect", ("x", x), ("y", y)))
  }
}
