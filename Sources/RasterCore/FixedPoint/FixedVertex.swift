/// A corner of a polygon in device pixels, in 24.8 fixed point (``PixelFixed``).
@frozen
public struct FixedVertex: Hashable, Sendable {
  /// In 1/256 pixel.
  public var x: Int32
  /// In 1/256 pixel.
  public var y: Int32

  @inlinable @inline(__always)
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  // Written out, because the derived one is not inlined into other modules.
  @inlinable @inline(__always)
  public static func == (left: FixedVertex, right: FixedVertex) -> Bool { left.x == right.x && left.y == right.y }
}
