import Foundation

extension Paint {
  /// Creates a gradient of evenly spaced colors along a line.
  ///
  /// - Parameters:
  ///   - colors: The colors from the start to the end.
  ///   - start: The point of the first color.
  ///   - end: The point of the last color.
  public static func linearGradient(_ colors: [RGBA], from start: CGPoint, to end: CGPoint) -> Paint {
    .gradient(GradientPaint(.linear(start: start, end: end), stops: stops(colors)))
  }

  /// Creates a gradient of evenly spaced colors from a center to a circle around it.
  ///
  /// - Parameters:
  ///   - colors: The colors from the center outward.
  ///   - center: The point of the first color.
  ///   - radius: The radius of the circle of the last color.
  public static func radialGradient(_ colors: [RGBA], center: CGPoint, radius: CGFloat) -> Paint {
    .gradient(
      GradientPaint(.radial(start: center, startRadius: 0, end: center, endRadius: radius), stops: stops(colors)))
  }

  private static func stops(_ colors: [RGBA]) -> [GradientPaint.Stop] {
    colors.enumerated().map { index, color in
      GradientPaint.Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }
}
