/// Where an edge crosses the boundaries of one row after the other: positions along the row in 1/65536 pixel, as 32.32 fixed
/// point in one word, so that a row costs one addition.
///
/// They are those of the division for each row (``EdgeSlope/crossing(at:)``), whose quotients are floored: start and step
/// are rounded up by less than two units of the last place each, and a quotient that is no whole number lies at least
/// 1/`dy` below the next one, farther than the sum of `count` + 1 such errors.
@frozen
public struct RowCrossings {
  /// The next crossing.
  @usableFromInline var fine: UInt64
  @usableFromInline let step: UInt64

  /// - Parameters:
  ///   - start: the position before the first of the rows, not below zero and less than 2³²; its remainder by `dy`.
  ///   - step: what a row adds to it, and that one's remainder.
  /// - Returns: `nil` for so many rows of so tall an edge that errors could show.
  @inlinable @inline(__always)
  public init?(
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
  public var next: UInt64 { fine &>> 32 }

  /// Moves the edge by whole columns; what then lies left of the window is very large.
  @inlinable @inline(__always)
  public mutating func move(by columns: Int) { fine &+= UInt64(bitPattern: Int64(columns)) &<< 48 }

  /// Goes to the one after it.
  @inlinable @inline(__always)
  public mutating func advance() { fine &+= step }
}
