/// Pixel coordinates in 24.8 fixed point: whole numbers of 1/256 pixel in an `Int32`.
///
/// Coverage is computed on these alone, which is what makes its sums exact and independent of order.
public enum PixelFixed {
  /// How many of the bits are the fraction.
  @inlinable
  public static var fractionBits: Int32 { 8 }

  /// One pixel.
  @inlinable
  public static var one: Int32 { 256 }

  /// The largest coordinate in pixels, 2²¹; the smallest is its negative. The difference of any two coordinates then
  /// stays within ±2³⁰, so that differences and sums of two fit `Int32`; products belong in `Int64`.
  @inlinable
  public static var pixelLimit: Double { 0x1p21 }

  /// The coordinate nearest to a number of pixels, halves up (towards positive infinity).
  ///
  /// - Precondition: `abs(pixels) <= pixelLimit`.
  @inlinable @inline(__always)
  public static func nearest(_ pixels: Double) -> Int32 {
    // The bias makes the number positive, so that truncation is a floor: a call of `floor` costs more than all else.
    Int32(pixels * 256 + (0x1p30 + 0.5)) &- 0x4000_0000
  }
}
