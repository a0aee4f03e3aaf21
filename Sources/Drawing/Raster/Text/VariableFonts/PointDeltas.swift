/// The differences that variations add to the points of a glyph, in 1/2²⁴ font unit.
struct PointDeltas {
  private(set) var x: [Int]
  private(set) var y: [Int]

  init(count: Int) {
    x = [Int](repeating: 0, count: count)
    y = x
  }

  var count: Int { x.count }

  /// Adds scaled deltas to some points, or to all.
  ///
  /// - Parameter scalar: In 1/2³⁰.
  mutating func add(_ deltasX: [Int], _ deltasY: [Int], to points: [Int]?, scalar: Int) {
    for index in deltasX.indices {
      let point = points?[index] ?? index
      x[point] = Self.limited(x[point] + Self.scaled(deltasX[index], scalar))
      y[point] = Self.limited(y[point] + Self.scaled(deltasY[index], scalar))
    }
  }

  mutating func add(_ other: PointDeltas) {
    for point in x.indices {
      x[point] = Self.limited(x[point] + other.x[point])
      y[point] = Self.limited(y[point] + other.y[point])
    }
  }

  /// Infers the deltas of the points between those that have one: *gvar*, "Inferred deltas for un-referenced point numbers".
  ///
  /// - Parameters:
  ///   - glyph: The points before variation.
  ///   - isTouched: Whether a point has a delta.
  mutating func inferUntouched(in glyph: SimpleGlyph, _ isTouched: [Bool]) {
    var start = 0
    for end in glyph.ends {
      let touched = (start...end).filter { isTouched[$0] }
      if let first = touched.first, touched.count <= end - start {
        for (index, left) in touched.enumerated() {
          // The contour is closed. A single point moves all others.
          let right = index + 1 < touched.count ? touched[index + 1] : first
          var point = left == end ? start : left + 1
          while point != right {
            x[point] = Self.inferred(glyph.x[point], (glyph.x[left], x[left]), (glyph.x[right], x[right]))
            y[point] = Self.inferred(glyph.y[point], (glyph.y[left], y[left]), (glyph.y[right], y[right]))
            point = point == end ? start : point + 1
          }
        }
      }
      start = end + 1
    }
  }

  private static func inferred(
    _ position: Int, _ first: (position: Int, delta: Int), _ second: (position: Int, delta: Int)
  ) -> Int {
    if first.position == second.position { return first.delta == second.delta ? first.delta : 0 }
    let (low, high) = first.position < second.position ? (first, second) : (second, first)
    if position <= low.position { return low.delta }
    if position >= high.position { return high.delta }
    let product = (high.delta - low.delta) * (position - low.position)
    return low.delta + FixedPoint.quotient(product, high.position - low.position)
  }

  private static func scaled(_ delta: Int, _ scalar: Int) -> Int {
    FixedPoint.shifted(delta * scalar, by: FixedPoint.scalarBits - FixedPoint.deltaBits)
  }

  /// A magnitude of 2¹⁶ font units, so that products of two differences fit. Only forged fonts reach it.
  private static func limited(_ delta: Int) -> Int { min(max(delta, -(1 << 40)), 1 << 40) }
}
