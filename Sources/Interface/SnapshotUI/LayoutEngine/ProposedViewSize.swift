/// A size that a container proposes to a view, in points. A dimension of 0 asks for the view's minimum length, infinity
/// for its maximum, and `nil` for its ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width; `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height; `nil` for the ideal height.
  public var height: CGFloat?

  /// Whether two proposals are equal: `==` without the call of a witness, for searches in layouts.
  func equals(_ other: ProposedViewSize) -> Bool { width == other.width && height == other.height }

  /// Creates a proposal from dimensions in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size with `nil` replaced by the dimensions of another size, by default 10 × 10 points.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
