import Foundation

/// A drop shadow: a blurred copy of a shape in one color, as CSS's `box-shadow` and Core Graphics.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  public var color: RGBA
  /// The blur radius in points. The standard deviation of the Gaussian is half of it.
  public var radius: CGFloat
  /// The offset from the shape in points.
  public var offset: CGSize
  /// The distance in points by which the outline grows before it is blurred, as in CSS. Negative values shrink it.
  /// Ignored for groups.
  public var spread: CGFloat

  /// Creates a shadow.
  public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero, spread: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
  }
}
