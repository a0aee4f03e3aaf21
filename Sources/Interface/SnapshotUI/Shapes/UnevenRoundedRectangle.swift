/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner.
  public var topTrailing: CGFloat

  /// Creates corner radii in points. Corners that aren't specified are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a different radius for each corner. The corners are circular arcs. If two radii exceed a side, all
/// radii shrink by the same factor, as in CSS. In right-to-left layouts it is mirrored, so that leading corners are at the
/// right.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Sendable {
  /// The radii of the corners in points.
  public var cornerRadii: RectangleCornerRadii
  private var insetAmount: CGFloat = 0

  /// Creates a rectangle with the given corner radii.
  ///
  /// - Parameter style: Has no effect: the corners are circular arcs.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with the given corner radii in points. Corners that aren't specified are square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius))
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.shrunk(by: insetAmount) else { return Path() }
    let radii = radii(fitting: rect.size)
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), radii.topTrailing),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), radii.bottomTrailing),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), radii.bottomLeading),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), radii.topLeading),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    for (corner, next, radius) in corners {
      if radius > 0 {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    return path
  }

  /// Returns the shape inset by a distance in points. The radii shrink by the same distance.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  private func radii(fitting size: CGSize) -> RectangleCornerRadii {
    var radii = cornerRadii
    let corners: [WritableKeyPath<RectangleCornerRadii, CGFloat>] = [
      \.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing,
    ]
    for corner in corners { radii[keyPath: corner] = max(0, radii[keyPath: corner] - insetAmount) }
    let sides = [
      (radii.topLeading + radii.topTrailing, size.width), (radii.bottomLeading + radii.bottomTrailing, size.width),
      (radii.topLeading + radii.bottomLeading, size.height), (radii.topTrailing + radii.bottomTrailing, size.height),
    ]
    let factor = sides.reduce(1) { factor, side in side.0 > side.1 ? min(factor, side.1 / side.0) : factor }
    for corner in corners { radii[keyPath: corner] *= factor }
    return radii
  }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with the given corner radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }

  /// Returns a rectangle with the given corner radii in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }
}
