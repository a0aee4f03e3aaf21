/// A rectangle with rounded corners. Radii are limited to half of a side.
nonisolated public struct RoundedRectangle: InsettableShape, Sendable {
  /// The radii of the corners in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a rounded rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the rounded rectangle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.shrunk(by: insetAmount) else { return Path() }
    // The inset outline keeps the centers of the corners, so that a border has the same width everywhere.
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(
        width: max(0, cornerSize.width - insetAmount), height: max(0, cornerSize.height - insetAmount)),
      style: style)
  }

  /// Returns the rounded rectangle inset by a distance in points.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// Returns a rounded rectangle with a corner radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rounded rectangle with elliptical corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
