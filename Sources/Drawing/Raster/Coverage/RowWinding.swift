/// The winding numbers at one position of a row, from its top to its bottom.
///
/// The number is constant where outlines cross the whole row. If a contour begins or ends in the row with a horizontal
/// edge, the numbers above and below that edge differ.
struct RowWinding: ~Copyable {
  /// The winding number at the row's top.
  private var first = 0
  /// The change of the number at each of the 256 heights.
  private let deltas: UnsafeMutablePointer<Int32>
  /// One bit per height at which edges begin or end, a superset of those at which the number changes.
  let ends: UnsafeMutablePointer<UInt64>
  /// Whether the number may vary with the height.
  private(set) var isPartial = false

  static let wordCount = 4

  init() {
    deltas = .allocate(capacity: 256)
    deltas.initialize(repeating: 0, count: 256)
    ends = .allocate(capacity: Self.wordCount)
    ends.initialize(repeating: 0, count: Self.wordCount)
  }

  deinit {
    deltas.deallocate()
    ends.deallocate()
  }

  mutating func reset() {
    first = 0
    guard isPartial else { return }
    _ = eachEnd {
      deltas[$0] = 0
      return true
    }
    forgetEnds()
  }

  /// Adds an edge left of the position.
  mutating func add(sign: Int32, top: Int, bottom: Int) {
    if top == 0 {
      first &+= Int(sign)
      if bottom == 256 { return }
    } else {
      change(at: top, by: sign)
    }
    if bottom < 256 { change(at: bottom, by: 0 &- sign) }
    isPartial = true
  }

  @inline(__always)
  private func change(at height: Int, by sign: Int32) {
    deltas[height] &+= sign
    ends[height &>> 6] |= 1 &<< UInt64(height & 63)
  }

  /// Forgets the ends if the number is the same at all heights.
  mutating func simplify() {
    if isPartial, eachEnd({ deltas[$0] == 0 }) { forgetEnds() }
  }

  private mutating func forgetEnds() {
    ends.update(repeating: 0, count: Self.wordCount)
    isPartial = false
  }

  /// Calls `body` with each end, from top to bottom.
  ///
  /// - Returns: Whether `body` always returned `true`. It is not called again after `false`.
  @inline(__always)
  private func eachEnd(_ body: (Int) -> Bool) -> Bool {
    for word in 0..<Self.wordCount {
      var bits = ends[word]
      while bits != 0 {
        if !body(word &<< 6 &+ bits.trailingZeroBitCount) { return false }
        bits &= bits &- 1
      }
    }
    return true
  }

  func winding(at height: Int) -> Int {
    var winding = first
    guard isPartial else { return winding }
    _ = eachEnd { end in
      if end > height { return false }
      winding &+= Int(deltas[end])
      return true
    }
    return winding
  }

  /// The sum of areas in 1/131072 pixel.
  var sum: Int32 { area { Int32(truncatingIfNeeded: $0) } }

  /// Returns the integral of `count` over all heights in 1/131072 pixel.
  @inline(__always)
  func area(_ count: (Int) -> Int32) -> Int32 {
    guard isPartial else { return count(first) &<< 17 }
    var area: Int32 = 0
    var winding = first
    var top = 0
    _ = eachEnd { end in
      area &+= count(winding) &* Int32(truncatingIfNeeded: (end &- top) &<< 9)
      winding &+= Int(deltas[end])
      top = end
      return true
    }
    return area &+ count(winding) &* Int32(truncatingIfNeeded: (256 &- top) &<< 9)
  }
}
