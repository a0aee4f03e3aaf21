/// Pixel coordinates in 24.8 fixed point: multiples of 1/256 pixel in an `Int32`.
///
/// Coverage is computed from these coordinates alone, which makes its sums exact and independent of order.
@usableFromInline
package enum PixelFixed {
  /// The number of fraction bits.
  @inlinable
  package static var fractionBits: Int32 { 8 }

  /// One pixel.
  @inlinable
  package static var one: Int32 { 256 }

  /// The largest magnitude of a coordinate in pixels, 2²¹. Differences and sums of two coordinates then fit in `Int32`;
  /// products need `Int64`.
  @inlinable
  package static var pixelLimit: Double { 0x1p21 }

  /// Returns the coordinate nearest to a number of pixels. Halves round toward positive infinity.
  ///
  /// - Precondition: `abs(pixels) <= pixelLimit`.
  @inlinable @inline(__always)
  package static func nearest(_ pixels: Double) -> Int32 {
    // The bias makes the number positive, so that truncation rounds down without a call to `floor`.
    Int32(pixels * 256 + (0x1p30 + 0.5)) &- 0x4000_0000
  }
}
