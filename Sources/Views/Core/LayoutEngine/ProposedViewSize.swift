/// The size that a container offers to a view, in points. A side is a length, 0 (what is the least that you need?),
/// infinity (what is the most that you would take?) or `nil` (what would you like?).
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from lengths in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with what is not specified taken from another one, 10 × 10 unless said otherwise.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
