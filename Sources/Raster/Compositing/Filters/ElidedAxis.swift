/// The columns of a grid, or its rows, without those that a blur makes equal to the one before them.
///
/// Let a shape's coverage be equal in the columns `a..<b`, and a blur mix each column with `reach` of them on either side.
/// From `a + reach` to before `b - reach` it mixes nothing but equal columns, so that what comes out is equal too, to the
/// last bit: one is enough, and `a + reach + 1 ..< b - reach` are left out. The shape can do without the same columns:
/// `2 × reach + 1` equal ones are left of the run, as many as the blur reaches from the one that stays, and every other
/// column has the same neighbours as before. Most of a card's shadow is such a run.
struct ElidedAxis: Sendable {
  /// The first place that is left out.
  let start: Int
  /// How many places are left out.
  let count: Int

  /// - Parameters:
  ///   - places: those of the shape.
  ///   - reach: how far the blur looks on either side.
  ///   - isRepeated: whether the shape is at a place, which is not the first, as it is at the one before.
  init(_ places: Range<Int>, reach: Int, isRepeated: (Int) -> Bool) {
    var longest = 0..<0
    var first = places.lowerBound
    for place in places {
      if place > places.lowerBound, !isRepeated(place) { first = place }
      if place + 1 - first > longest.count { longest = first..<place + 1 }
    }
    count = max(0, longest.count - (2 * reach + 1))
    start = count > 0 ? longest.lowerBound + reach + 1 : places.lowerBound
  }

  /// Where a place is found among those that are stored.
  @inline(__always)
  func stored(_ place: Int) -> Int { place < start ? place : max(start &- 1, place &- count) }

  /// The first place that is stored as this one.
  @inline(__always)
  func original(_ stored: Int) -> Int { stored < start ? stored : stored &+ count }
}

extension CoverageMask {
  /// The mask's columns as a blur needs them.
  func elidedColumns(reach: Int) -> ElidedAxis {
    // What differs from the column to the left in any row.
    var changes = [UInt8](repeating: 0, count: bounds.width)
    changes.withUnsafeMutableBufferPointer { changes in
      for y in bounds.top..<bounds.bottom {
        let row = row(y)
        var x = 1
        while x < changes.count {
          changes[x] |= row[x] ^ row[x &- 1]
          x &+= 1
        }
      }
    }
    return ElidedAxis(bounds.left..<bounds.right, reach: reach) { changes[$0 - bounds.left] == 0 }
  }

  /// The mask's rows as a blur needs them.
  func elidedRows(reach: Int) -> ElidedAxis {
    ElidedAxis(bounds.top..<bounds.bottom, reach: reach) { memcmp(row($0), row($0 - 1), bounds.width) == 0 }
  }
}
