/// The x-coordinates at which an edge crosses successive row boundaries, in 1/65536 pixel. One 32.32 fixed-point addition
/// advances to the next row.
///
/// The results equal the rounded-down quotients of ``EdgeSlope/crossing(at:)``: start and step are rounded up by less than two
/// units in the last place each, and a fractional quotient lies at least 1/`dy` below the next integer, which is more than the
/// sum of `count` + 1 such errors.
@frozen
@usableFromInline
package struct RowCrossings {
  /// The next crossing.
  @usableFromInline var fine: UInt64
  @usableFromInline let step: UInt64

  /// - Parameters:
  ///   - start: The position before the first row, at least 0 and below 2³², and its remainder by `dy`.
  ///   - step: The distance per row, and its remainder.
  ///   - dy: The height of the edge in 1/256 pixel.
  ///   - count: The number of rows.
  /// - Returns: `nil` if accumulated errors could change a result.
  @inlinable @inline(__always)
  package init?(
    from start: (distance: Int, remainder: Int), by step: (distance: Int, remainder: Int), dy: Int, count: Int
  ) {
    guard dy < 1 << 26, (count &+ 1) &* dy <= 1 << 31 else { return nil }
    // 2⁵⁸ / dy, rounded up: one division for both fractions.
    let unit = ((1 << 58) &+ UInt64(dy) &- 1) / UInt64(dy)
    self.step = Self.fine(step, unit)
    fine = Self.fine(start, unit) &+ self.step
  }

  @inlinable @inline(__always)
  static func fine(_ position: (distance: Int, remainder: Int), _ unit: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(position.distance &<< 32))
      &+ ((UInt64(truncatingIfNeeded: position.remainder) &* unit) &>> 26 &+ 1)
  }

  /// The next crossing.
  @inlinable @inline(__always)
  package var next: UInt64 { fine &>> 32 }

  /// Moves the edge by whole columns. Positions left of column 0 wrap to very large values.
  @inlinable @inline(__always)
  package mutating func move(by columns: Int) { fine &+= UInt64(bitPattern: Int64(columns)) &<< 48 }

  /// Advances to the next crossing.
  @inlinable @inline(__always)
  package mutating func advance() { fine &+= step }
}
