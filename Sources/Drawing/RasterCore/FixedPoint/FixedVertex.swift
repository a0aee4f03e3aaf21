/// A polygon vertex in device pixels, in 24.8 fixed point (``PixelFixed``).
@frozen
@usableFromInline
package struct FixedVertex: Hashable, Sendable {
  /// In 1/256 pixel.
  @usableFromInline package var x: Int32
  /// In 1/256 pixel.
  @usableFromInline package var y: Int32

  @inlinable @inline(__always)
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  // NB: the synthesized operator is not inlined into other modules.
  @inlinable @inline(__always)
  package static func == (left: FixedVertex, right: FixedVertex) -> Bool { left.x == right.x && left.y == right.y }
}
