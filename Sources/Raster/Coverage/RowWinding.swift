/// The winding numbers at one place of a row, from its top to its bottom.
///
/// They are one number wherever outlines cross the row. Where a contour begins or ends in the row with a level edge, which is
/// no crossing, there is one number above that edge and another one below.
struct RowWinding {
  /// The number at all heights, but for `partial`.
  private var whole = 0
  /// What comes to it at each of the 256 heights.
  private var partial = [Int32](repeating: 0, count: 256)
  /// Whether the number may not be the same at all heights.
  private(set) var isPartial = false
  /// A bit for each height at which the number may change.
  private(set) var changes: [UInt64] = [0, 0, 0, 0]

  mutating func reset() {
    whole = 0
    clearPartial()
  }

  /// Adds an edge that lies left of the place.
  mutating func add(sign: Int32, top: Int, bottom: Int) {
    if top == 0, bottom == 256 {
      whole &+= Int(sign)
      return
    }
    isPartial = true
    for height in top..<bottom { partial[height] &+= sign }
    changes[top &>> 6] |= 1 &<< UInt64(top & 63)
    if bottom < 256 { changes[bottom &>> 6] |= 1 &<< UInt64(bottom & 63) }
  }

  /// Takes note that the number is the same at all heights, where it is.
  mutating func simplify() {
    guard isPartial else { return }
    let first = partial[0]
    guard partial.allSatisfy({ $0 == first }) else { return }
    whole &+= Int(first)
    clearPartial()
  }

  private mutating func clearPartial() {
    guard isPartial else { return }
    isPartial = false
    for height in partial.indices { partial[height] = 0 }
    for word in changes.indices { changes[word] = 0 }
  }

  func winding(at height: Int) -> Int { isPartial ? whole &+ Int(partial[height]) : whole }

  /// The sum of areas, in 1/131072 pixel.
  var sum: Int32 { area { Int32(truncatingIfNeeded: $0) } }

  /// The sum over all heights of what a winding number counts, in 1/131072 pixel.
  func area(_ count: (Int) -> Int32) -> Int32 {
    guard isPartial else { return count(whole) &<< 17 }
    var area: Int32 = 0
    for extra in partial { area &+= count(whole &+ Int(extra)) &<< 9 }
    return area
  }
}
