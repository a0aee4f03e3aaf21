/// A rectangle whose shorter sides are rounded completely.
nonisolated public struct Capsule: InsettableShape, Sendable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the capsule in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule inset by a distance in points.
  public func inset(by amount: CGFloat) -> InsetRectShape<Capsule> { InsetRectShape(base: self, amount: amount) }
}

nonisolated extension Shape where Self == Capsule {
  /// Returns a capsule with the given corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
