/// Draws the content through a transform about an anchor point of its frame. It doesn't affect layout.
struct TransformDrawing: ElementDrawing {
  var transform: Transform
  var anchor: UnitPoint

  func contentTransform(in frame: CGRect) -> Transform? { placed(in: frame) }

  /// The transform about the anchor, in the coordinates of the element's parent.
  private func placed(in frame: CGRect) -> Transform {
    let point = anchor.point(in: frame)
    let (x, y) = (Double(point.x), Double(point.y))
    return Transform(translationX: -x, y: -y).concatenating(transform).concatenating(Transform(translationX: x, y: y))
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    canvas.saved { canvas in
      canvas.concatenate(placed(in: node.frame))
      content(&canvas)
    }
  }
}

nonisolated extension View {
  /// Rotates the view about an anchor of its frame when it is drawn. Positive angles rotate clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapped(
      "rotationEffect", formatted(angle.degrees) + "°",
      drawing: TransformDrawing(transform: Transform(rotation: angle), anchor: anchor),
      reporting: invalidValues(of: "rotationEffect", ("", CGFloat(angle.degrees))))
  }

  /// Scales the view about an anchor of its frame when it is drawn.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by the width and the height of a size about an anchor of its frame when it is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view along each axis about an anchor of its frame when it is drawn.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    wrapped(
      "scaleEffect", x == y ? formatted(x) : "x \(formatted(x)), y \(formatted(y))",
      drawing: TransformDrawing(transform: Transform(scaleX: Double(x), y: Double(y)), anchor: anchor),
      reporting: invalidValues(of: "scaleEffect", ("x", x), ("y", y)))
  }
}
