/// A circle around the middle of its frame, as large as the frame's shorter side.
public struct Circle: InsettableShape, Sendable {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }

  public func inset(by amount: CGFloat) -> InsetRectShape<Circle> { InsetRectShape(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
