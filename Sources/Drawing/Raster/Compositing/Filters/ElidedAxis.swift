import Foundation

/// The columns or rows of a grid without those that a blur makes equal to their predecessor.
///
/// Assume that a shape's coverage is constant in the columns `a..<b`, and that a blur mixes `reach` columns on either
/// side. Then the result is constant from `a + reach` to `b - reach`. One of these columns is stored, and `a + reach +
/// 1 ..< b - reach` are omitted. The same columns are omitted from the shape: the remaining `2 × reach + 1` equal
/// columns are all that the blur reads around the stored one. Most of a card's shadow consists of such columns.
struct ElidedAxis: Sendable {
  /// The first omitted position.
  let start: Int
  /// The number of omitted positions.
  let count: Int

  /// - Parameters:
  ///   - places: The positions of the shape.
  ///   - reach: The number of neighbors that the blur mixes on either side.
  ///   - isRepeated: Whether the shape at a position equals the shape at the previous position.
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

  /// Returns the stored index of a position.
  @inline(__always)
  func stored(_ place: Int) -> Int { place < start ? place : max(start &- 1, place &- count) }

  /// Returns the first position with a stored index.
  @inline(__always)
  func original(_ stored: Int) -> Int { stored < start ? stored : stored &+ count }
}

extension CoverageMask {
  /// The mask's columns for a blur.
  func elidedColumns(reach: Int) -> ElidedAxis {
    // Nonzero if the column differs from the previous one in any row.
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

  /// The mask's rows for a blur.
  func elidedRows(reach: Int) -> ElidedAxis {
    ElidedAxis(bounds.top..<bounds.bottom, reach: reach) { memcmp(row($0), row($0 - 1), bounds.width) == 0 }
  }
}
