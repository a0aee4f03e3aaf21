/// An edge from its upper end to its lower end, in 1/256 pixel.
@frozen
@usableFromInline
package struct DownwardEdge: Sendable {
  @usableFromInline package let x0: Int
  @usableFromInline package let y0: Int
  @usableFromInline package let x1: Int
  /// Greater than `y0`.
  @usableFromInline package let y1: Int
  /// The winding direction: 1 if the contour goes down, -1 if it goes up.
  @usableFromInline package let sign: Int
  /// The position at which the edge leaves the current row, for callers that process one row at a time.
  @usableFromInline package var exit = 0

  @inlinable @inline(__always)
  package init(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.sign = sign
  }

  @inlinable @inline(__always)
  package var slope: EdgeSlope { EdgeSlope(dx: x1 &- x0, dy: y1 &- y0) }

  /// Returns the x-coordinate at a height between the ends, in 1/65536 pixel, rounded down.
  @inlinable @inline(__always)
  package func position(at y: Int) -> Int {
    if y == y0 || x0 == x1 { return x0 &<< 8 }
    if y == y1 { return x1 &<< 8 }
    let slope = slope
    return x0 &<< 8 &+ (slope.isModest ? slope.crossing(at: y &- y0).distance : slope.advanceFar(to: y &- y0))
  }
}
