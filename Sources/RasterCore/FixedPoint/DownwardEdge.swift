/// An edge as seen from its upper end, in 1/256 pixel.
@frozen
public struct DownwardEdge: Sendable {
  public let x0: Int
  public let y0: Int
  public let x1: Int
  /// Below `y0`.
  public let y1: Int
  /// 1 where the contour goes down, −1 where it goes up.
  public let sign: Int
  /// Where the edge leaves a row, which is where it comes into the next one: for callers who go from row to row.
  public var exit = 0

  @inlinable @inline(__always)
  public init(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.sign = sign
  }

  @inlinable @inline(__always)
  public var slope: EdgeSlope { EdgeSlope(dx: x1 &- x0, dy: y1 &- y0) }

  /// The position along a row at a height between the ends, in 1/65536 pixel, floored.
  @inlinable @inline(__always)
  public func position(at y: Int) -> Int {
    if y == y0 || x0 == x1 { return x0 &<< 8 }
    if y == y1 { return x1 &<< 8 }
    let slope = slope
    return x0 &<< 8 &+ (slope.isModest ? slope.crossing(at: y &- y0).distance : slope.advanceFar(to: y &- y0))
  }
}
