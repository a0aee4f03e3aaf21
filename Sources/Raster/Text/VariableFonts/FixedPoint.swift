/// The arithmetic of variable fonts.
///
/// There is one rounding rule: to the nearest multiple, and halves toward positive infinity. The OpenType specification
/// states it for normalized coordinates (*OpenType Font Variations Overview*, "Coordinate scales and normalization": add half
/// of the last place, then shift with sign extension). Here it applies to every quotient and product.
///
/// All values are integers, so that an instance has the same outlines on every machine.
enum FixedPoint {
  /// The fraction bits of coordinates between -1 and 1: `F2DOT14` of the specification.
  static let coordinateBits = 14
  /// The fraction bits of a region's scalar between 0 and 1.
  static let scalarBits = 30
  /// The fraction bits of a sum of deltas.
  static let deltaBits = 24
  /// The fraction bits of a position in font units: `Fixed` of the specification.
  static let positionBits = 16

  /// Returns `value / 2^bits`, rounded.
  static func shifted(_ value: Int, by bits: Int) -> Int { (value + (1 << (bits - 1))) >> bits }

  /// Returns `dividend / divisor`, rounded.
  ///
  /// - Precondition: `divisor > 0`, and the magnitudes are below 2⁶¹.
  static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    let doubled = 2 * dividend + divisor
    let quotient = doubled / (2 * divisor)
    return doubled % (2 * divisor) < 0 ? quotient - 1 : quotient
  }

  /// Returns a sum of deltas, limited to a magnitude of 2³⁶ font units. Only forged fonts reach it.
  static func limitedDelta(_ value: Int) -> Int { min(max(value, -(1 << 60)), 1 << 60) }

  /// Returns a position, limited to a magnitude of 2²⁰ font units. Only forged fonts reach it.
  static func limitedPosition(_ value: Int) -> Int { min(max(value, -(1 << 36)), 1 << 36) }
}
