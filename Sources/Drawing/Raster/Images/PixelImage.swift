import Foundation

/// An image: pixels and their number per point.
///
/// Images are equal if their pixels and scales are equal. Comparing copies that share storage takes constant time.
public struct PixelImage: Sendable, Hashable {
  /// The pixels.
  public var buffer: PixelBuffer
  /// Pixels per point.
  public var scale: CGFloat

  /// Creates an image from pixels.
  public init(_ buffer: PixelBuffer, scale: CGFloat = 1) {
    self.buffer = buffer
    self.scale = scale
  }

  /// The natural size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
  }

  /// Hashes the image's size, scale and content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(buffer.width)
    hasher.combine(buffer.height)
    hasher.combine(scale)
  }
}
