/// A pixel with premultiplied alpha in sRGB, 8 bits per channel, packed as
/// red | green << 8 | blue << 16 | alpha << 24. On little-endian machines the bytes in memory are R, G, B, A.
public typealias PremultipliedPixel = UInt32

/// Returns `x / 255`, rounded to nearest. Exact for 0 … 255 × 255.
@inlinable @inline(__always)
package func dividedBy255(_ x: UInt32) -> UInt32 {
  let biased = x &+ 128
  return (biased &+ (biased &>> 8)) &>> 8
}

extension RGBA {
  /// The color with each channel multiplied by alpha and rounded to nearest.
  @inlinable
  public var premultiplied: PremultipliedPixel {
    let a = UInt32(alpha)
    func channel(_ value: UInt8) -> UInt32 {
      let biased = UInt32(value) &* a &+ 128
      return (biased &+ (biased &>> 8)) &>> 8
    }
    return channel(red) | channel(green) &<< 8 | channel(blue) &<< 16 | a &<< 24
  }

  /// Creates a straight-alpha color from a premultiplied pixel: each channel × 255 / alpha, rounded half up. A fully
  /// transparent pixel becomes ``clear``.
  @inlinable
  public init(premultiplied pixel: PremultipliedPixel) {
    let a = pixel &>> 24
    guard a != 0 else {
      self = .clear
      return
    }
    func straight(_ channel: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (channel &* 255 &+ a / 2) / a))
    }
    self.init(
      red: straight(pixel & 0xFF), green: straight(pixel &>> 8 & 0xFF), blue: straight(pixel &>> 16 & 0xFF),
      alpha: UInt8(truncatingIfNeeded: a))
  }
}
