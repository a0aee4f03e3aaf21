/// An edge's direction: its end points' differences in 1/256 pixel, `dy` above zero and `dx` not zero.
@frozen
public struct EdgeSlope: Sendable {
  public let dx: Int
  public let dy: Int

  @inlinable @inline(__always)
  public init(dx: Int, dy: Int) {
    self.dx = dx
    self.dy = dy
  }

  /// Whether products of the differences fit 64 bits (edges shorter than 262,144 pixels).
  @inlinable @inline(__always)
  public var isModest: Bool { dx.magnitude < 1 << 26 && dy < 1 << 26 }

  /// How far x has moved, in 1/65536 pixel, `height` / 256 pixels below the edge's start, floored; and what of the
  /// division by `dy` is left over. For modest slopes.
  @inlinable @inline(__always)
  public func crossing(at height: Int) -> (distance: Int, remainder: Int) {
    let dividend = dx &* height &<< 8
    let quotient = dividend / dy
    let remainder = dividend &- quotient &* dy
    return remainder < 0 ? (quotient &- 1, remainder &+ dy) : (quotient, remainder)
  }

  /// ``crossing(at:)`` for a height of at most a pixel and |dx| below 2¹⁴: in 32 bits, whose division takes half the time.
  @inlinable @inline(__always)
  public func shortCrossing(at height: Int) -> (distance: Int, remainder: Int) {
    let dividend = Int32(truncatingIfNeeded: dx &* height &<< 8)
    let divisor = Int32(truncatingIfNeeded: dy)
    let quotient = dividend / divisor
    let remainder = dividend &- quotient &* divisor
    let below = remainder &>> 31
    return (Int(quotient &+ below), Int(remainder &+ (divisor & below)))
  }

  /// The distance of ``crossing(at:)`` for any slope.
  public func advanceFar(to height: Int) -> Int {
    let product = (dx.magnitude << 8).multipliedFullWidth(by: UInt(height))
    let (quotient, remainder) = UInt(dy).dividingFullWidth(product)
    if dx > 0 { return Int(quotient) }
    return remainder == 0 ? -Int(quotient) : -Int(quotient) - 1
  }

  /// The height that the edge gains over one column, as area in 1/65536 of a cell's unit; at most 2⁴⁵, beyond which an
  /// edge moves by less than 1/4096 pixel a row.
  @inlinable @inline(__always)
  public var heightPerColumn: Int {
    var run = dx.magnitude
    var rise = UInt(dy)
    while rise >= 1 << 30 {
      rise >>= 1
      run = max(run >> 1, 1)
    }
    return Int(min(rise << 33 / run, 1 << 45))
  }
}
