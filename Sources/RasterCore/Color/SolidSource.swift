/// A solid color as the source of source-over compositing, four pixels at a time in 16-bit SIMD lanes. Each product is rounded
/// once.
@frozen
@usableFromInline
package struct SolidSource: Sendable {
  @usableFromInline package let color: PremultipliedPixel
  /// The red and blue channels, four times.
  @usableFromInline let even: SIMD8<UInt16>
  /// The green and alpha channels, four times.
  @usableFromInline let odd: SIMD8<UInt16>

  @inlinable @inline(__always)
  package init(_ color: PremultipliedPixel) {
    self.color = color
    even = unsafeBitCast(SIMD4<UInt32>(repeating: color & 0x00FF_00FF), to: SIMD8<UInt16>.self)
    odd = unsafeBitCast(SIMD4<UInt32>(repeating: color &>> 8 & 0x00FF_00FF), to: SIMD8<UInt16>.self)
  }

  @inlinable
  package var isOpaque: Bool { color &>> 24 == 255 }

  /// Composites the color over four pixels.
  ///
  /// - Parameters:
  ///   - destination: Four premultiplied pixels.
  ///   - coverage: The coverage of each pixel, in the format of ``factorLanes(_:)``.
  ///   - isOpaque: The value of ``isOpaque``, hoisted out of the caller's loop. Selects a shorter formula.
  @inlinable @inline(__always)
  package func over(_ destination: SIMD4<UInt32>, coverage: SIMD8<UInt16>, isOpaque: Bool) -> SIMD4<UInt32> {
    let half = SIMD8<UInt16>(repeating: 128)
    var low = even &* coverage &+ half
    var high = odd &* coverage &+ half
    low = (low &+ (low &>> 8)) &>> 8
    high = (high &+ (high &>> 8)) & SIMD8<UInt16>(repeating: 0xFF00)
    let source = unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
    let kept =
      isOpaque
      ? SIMD8<UInt16>(repeating: 255) &- coverage : factorLanes(SIMD4<UInt32>(repeating: 255) &- (source &>> 24))
    return source &+ scaled(destination, by: kept)
  }

  /// Composites the color over one pixel with a coverage of 0…255.
  @inlinable @inline(__always)
  package func over(_ destination: PremultipliedPixel, coverage: UInt32) -> PremultipliedPixel {
    sourceOver(scaled(color, by: coverage), destination)
  }
}

/// Returns four coverage bytes as factors for ``scaled(_:by:)-(SIMD4<UInt32>,_)``.
@inlinable @inline(__always)
package func factorLanes(bytes: UInt32) -> SIMD8<UInt16> {
  factorLanes(SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self)))
}
