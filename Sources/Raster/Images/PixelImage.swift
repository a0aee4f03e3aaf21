/// A picture that drawings can share: pixels and the number of pixels a point.
///
/// Two images are equal when their pixels and scales are; the comparison of one storage with itself is immediate.
public struct PixelImage: Sendable, Hashable {
  public var buffer: PixelBuffer
  /// Pixels a point.
  public var scale: CGFloat

  public init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.buffer = buffer
    self.scale = scale
  }

  /// The natural size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(buffer.width)
    hasher.combine(buffer.height)
    hasher.combine(scale)
  }
}
