/// A colour in sRGB, 8 bits a channel, with straight (not premultiplied) alpha.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from the digits people write: `RGBA(0x0A84FF)`.
  @inlinable
  public init(_ hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex),
      alpha: alpha)
  }

  /// The same colour with its alpha multiplied by `opacity`, which is clamped to 0…1; rounded half up.
  @inlinable
  public func multipliedAlpha(by opacity: Double) -> RGBA {
    var copy = self
    let clamped = opacity > 0 ? min(opacity, 1) : 0
    copy.alpha = UInt8((Double(alpha) * clamped + 0.5).rounded(.down))
    return copy
  }

  @inlinable
  public static var black: RGBA { RGBA(0x000000) }
  @inlinable
  public static var white: RGBA { RGBA(0xFFFFFF) }
  @inlinable
  public static var clear: RGBA { RGBA(0x000000, alpha: 0) }
}

extension RGBA: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits for the alpha where it is below 255.
  public var description: String {
    func hex(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
  }
}
