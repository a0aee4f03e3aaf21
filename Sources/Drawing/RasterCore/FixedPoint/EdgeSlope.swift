/// The differences of an edge's end points in 1/256 pixel. `dy` is positive and `dx` is not zero.
@frozen
@usableFromInline
package struct EdgeSlope: Sendable {
  @usableFromInline package let dx: Int
  @usableFromInline package let dy: Int

  @inlinable @inline(__always)
  package init(dx: Int, dy: Int) {
    self.dx = dx
    self.dy = dy
  }

  /// Whether products of the differences fit in 64 bits. True for edges shorter than 262,144 pixels.
  @inlinable @inline(__always)
  package var isModest: Bool { dx.magnitude < 1 << 26 && dy < 1 << 26 }

  /// Returns the distance in x, in 1/65536 pixel and rounded down, at `height` / 256 pixels below the edge's start, and the
  /// remainder of the division by `dy`. Requires ``isModest``.
  @inlinable @inline(__always)
  package func crossing(at height: Int) -> (distance: Int, remainder: Int) {
    let dividend = dx &* height &<< 8
    let quotient = dividend / dy
    let remainder = dividend &- quotient &* dy
    return remainder < 0 ? (quotient &- 1, remainder &+ dy) : (quotient, remainder)
  }

  /// Returns the distance of ``crossing(at:)`` for any slope.
  @usableFromInline package func advanceFar(to height: Int) -> Int {
    let product = (dx.magnitude << 8).multipliedFullWidth(by: UInt(height))
    let (quotient, remainder) = UInt(dy).dividingFullWidth(product)
    if dx > 0 { return Int(quotient) }
    return remainder == 0 ? -Int(quotient) : -Int(quotient) - 1
  }

  /// The height that the edge gains per column, as an area in 1/65536 of a cell's unit. Limited to 2⁴⁵, beyond which an edge
  /// moves by less than 1/4096 pixel per row.
  @inlinable @inline(__always)
  package var heightPerColumn: Int {
    var run = dx.magnitude
    var rise = UInt(dy)
    while rise >= 1 << 30 {
      rise >>= 1
      run = max(run >> 1, 1)
    }
    return Int(min(rise << 33 / run, 1 << 45))
  }
}
