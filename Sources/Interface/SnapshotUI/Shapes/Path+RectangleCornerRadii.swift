import Raster

extension Path {
  /// Creates a path with a rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadii: The radii in points, with the leading edge on the left.
  ///   - style: The shape of the corners.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadii: The radii in points, with the leading edge on the left.
  ///   - style: The shape of the corners.
  ///   - transform: What is applied to the rectangle before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let shape = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    addPath(shape.path(in: rect), transform: transform)
  }
}
