/// An ellipse that touches all sides of its frame.
public struct Ellipse: InsettableShape, Sendable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> InsetRectShape<Ellipse> { InsetRectShape(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
