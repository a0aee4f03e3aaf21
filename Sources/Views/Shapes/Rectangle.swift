/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Sendable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> InsetRectShape<Rectangle> { InsetRectShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
