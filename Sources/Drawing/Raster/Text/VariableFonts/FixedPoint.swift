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
  /// The fraction bits of an operand of a charstring. The product of a whole number and a scalar is exact, so that contours
  /// which end where they began do so in every instance.
  static let operandBits = 40
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

  /// Returns an operand of a charstring or a sum of them, limited to a magnitude of 2²⁰ font units. Only forged fonts reach
  /// it.
  static func limitedOperand(_ value: Int) -> Int { min(max(value, -(1 << 60)), 1 << 60) }

  /// Returns the product of an operand and a region's scalar between 0 and 1.
  static func scaledOperand(_ operand: Int, by scalar: Int) -> Int {
    let (high, low) = operand.multipliedFullWidth(by: scalar)
    let floor = high << (Int.bitWidth - scalarBits) | Int(truncatingIfNeeded: low >> scalarBits)
    return floor + Int(truncatingIfNeeded: low >> (scalarBits - 1) & 1)
  }

  /// Returns a position, limited to a magnitude of 2²⁰ font units. Only forged fonts reach it.
  static func limitedPosition(_ value: Int) -> Int { min(max(value, -(1 << 36)), 1 << 36) }
}
