/// An sRGB color with 8 bits per channel and straight (not premultiplied) alpha.
public struct RGBA: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a color from its channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from hexadecimal digits in the order red, green, blue, for example `RGBA(0x0A84FF)`.
  @inlinable
  public init(_ hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex),
      alpha: alpha)
  }

  /// Returns the color with its alpha multiplied by `opacity`, rounded half up. `opacity` is clamped to 0…1.
  @inlinable
  package func multipliedAlpha(by opacity: Double) -> RGBA {
    var copy = self
    let clamped = opacity > 0 ? min(opacity, 1) : 0
    copy.alpha = UInt8((Double(alpha) * clamped + 0.5).rounded(.down))
    return copy
  }

  /// Opaque black.
  @inlinable
  public static var black: RGBA { RGBA(0x000000) }
  /// Opaque white.
  @inlinable
  public static var white: RGBA { RGBA(0xFFFFFF) }
  /// Transparent black.
  @inlinable
  public static var clear: RGBA { RGBA(0x000000, alpha: 0) }
}

extension RGBA: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque.
  public var description: String {
    func hex(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
  }
}
