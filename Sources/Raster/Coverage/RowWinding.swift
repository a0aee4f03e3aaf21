/// The winding numbers at one position of a row, from its top to its bottom.
///
/// The number is constant where outlines cross the whole row. If a contour begins or ends in the row with a horizontal
/// edge, the numbers above and below that edge differ.
struct RowWinding {
  /// The winding number without `partial`.
  private var whole = 0
  /// The additional winding number at each of the 256 heights.
  private var partial = [Int32](repeating: 0, count: 256)
  /// Whether the number may vary with the height.
  private(set) var isPartial = false
  /// One bit per height at which the number may change.
  private(set) var changes: [UInt64] = [0, 0, 0, 0]

  mutating func reset() {
    whole = 0
    clearPartial()
  }

  /// Adds an edge left of the position.
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

  /// Removes the variation if the number is the same at all heights.
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

  /// The sum of areas in 1/131072 pixel.
  var sum: Int32 { area { Int32(truncatingIfNeeded: $0) } }

  /// Returns the integral of `count` over all heights in 1/131072 pixel.
  func area(_ count: (Int) -> Int32) -> Int32 {
    guard isPartial else { return count(whole) &<< 17 }
    var area: Int32 = 0
    for extra in partial { area &+= count(whole &+ Int(extra)) &<< 9 }
    return area
  }
}
