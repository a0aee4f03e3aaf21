/// Returns all four channels of a pixel multiplied by `factor / 255`, each rounded to nearest.
///
/// Two channels share a 32-bit word in 16-bit lanes, so that one multiplication handles both. The division is exact, as in
/// ``dividedBy255(_:)``.
@inlinable @inline(__always)
package func scaled(_ pixel: PremultipliedPixel, by factor: UInt32) -> PremultipliedPixel {
  var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return even | odd
}

/// Returns the Porter-Duff source-over composite in encoded sRGB: source + destination × (1 − source alpha). Channels cannot
/// overflow, because a premultiplied channel never exceeds its alpha.
@inlinable @inline(__always)
package func sourceOver(_ source: PremultipliedPixel, _ destination: PremultipliedPixel) -> PremultipliedPixel {
  source &+ scaled(destination, by: 255 &- (source &>> 24))
}

/// Returns four pixels, each multiplied by its factor / 255. The results equal those of
/// ``scaled(_:by:)-(PremultipliedPixel,_)``, computed in 16-bit SIMD lanes.
///
/// - Parameters:
///   - pixels: Four premultiplied pixels.
///   - factors: A factor of 0…255 per pixel, in the format of ``factorLanes(_:)``.
@inlinable @inline(__always)
package func scaled(_ pixels: SIMD4<UInt32>, by factors: SIMD8<UInt16>) -> SIMD4<UInt32> {
  let lanes = SIMD4<UInt32>(repeating: 0x00FF_00FF)
  let half = SIMD8<UInt16>(repeating: 128)
  var even = unsafeBitCast(pixels & lanes, to: SIMD8<UInt16>.self) &* factors &+ half
  var odd = unsafeBitCast((pixels &>> 8) & lanes, to: SIMD8<UInt16>.self) &* factors &+ half
  even = (even &+ (even &>> 8)) &>> 8
  odd = (odd &+ (odd &>> 8)) & SIMD8<UInt16>(repeating: 0xFF00)
  return unsafeBitCast(even | odd, to: SIMD4<UInt32>.self)
}

/// Returns four factors of 0…255 in the format of ``scaled(_:by:)-(SIMD4<UInt32>,_)``: each in two 16-bit lanes.
@inlinable @inline(__always)
package func factorLanes(_ factors: SIMD4<UInt32>) -> SIMD8<UInt16> {
  unsafeBitCast(factors | (factors &<< 16), to: SIMD8<UInt16>.self)
}

/// Returns the source-over composite of four pixels.
@inlinable @inline(__always)
package func sourceOver(_ source: SIMD4<UInt32>, _ destination: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let kept = SIMD4<UInt32>(repeating: 255) &- (source &>> 24)
  return source &+ scaled(destination, by: factorLanes(kept))
}
