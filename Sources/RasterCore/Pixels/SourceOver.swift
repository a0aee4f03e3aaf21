/// All four channels of a pixel times `factor / 255`, each rounded to nearest.
///
/// Two channels share a 32 bit word with 16 bits of room each, so that one multiplication serves both; the division
/// is the exact one of ``dividedBy255(_:)``.
@inlinable @inline(__always)
public func scaled(_ pixel: PremultipliedPixel, by factor: UInt32) -> PremultipliedPixel {
  var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return even | odd
}

/// Porter and Duff's source-over in encoded sRGB: source + destination × (1 − source alpha). Channels cannot overflow,
/// because a premultiplied channel never exceeds its alpha.
@inlinable @inline(__always)
public func sourceOver(_ source: PremultipliedPixel, _ destination: PremultipliedPixel) -> PremultipliedPixel {
  source &+ scaled(destination, by: 255 &- (source &>> 24))
}
