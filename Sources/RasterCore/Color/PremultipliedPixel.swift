/// A pixel as buffers hold it: sRGB, 8 bits a channel, colour premultiplied by alpha, packed as
/// red | green << 8 | blue << 16 | alpha << 24, which is the byte order R, G, B, A in memory on the little-endian
/// machines that Swift runs on.
public typealias PremultipliedPixel = UInt32

/// `x / 255`, rounded to nearest, exact for 0 … 255 × 255.
@inlinable @inline(__always)
public func dividedBy255(_ x: UInt32) -> UInt32 {
  let biased = x &+ 128
  return (biased &+ (biased &>> 8)) &>> 8
}

extension RGBA {
  /// The colour as buffers hold it: each channel times alpha, rounded once.
  @inlinable
  public var premultiplied: PremultipliedPixel {
    let a = UInt32(alpha)
    return dividedBy255(UInt32(red) &* a) | dividedBy255(UInt32(green) &* a) &<< 8
      | dividedBy255(UInt32(blue) &* a) &<< 16 | a &<< 24
  }

  /// The straight colour of a premultiplied pixel: each channel × 255 / alpha, rounded half up. A fully transparent
  /// pixel has no colour and becomes clear black.
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
