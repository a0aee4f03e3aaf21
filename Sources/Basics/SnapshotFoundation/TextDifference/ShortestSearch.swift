/// Finds the shortest edit script of two texts with Myers' O(ND) algorithm in linear space ("An O(ND) Difference Algorithm
/// and Its Variations", 1986). Three shortcuts keep large and different texts fast:
///
/// - Lines that only one text has are always edits and are removed first.
/// - Common prefixes and suffixes are skipped.
/// - A search for a middle snake ends after ``limit`` edits and takes the furthest path found. The script is then correct,
///   but may not be the shortest.
///
/// - Complexity: O((*n* + *m*) · ``limit``), and nearly linear for nearly equal texts.
struct ShortestSearch {
  /// The largest number of edits of one search.
  static let limit = 1024

  private(set) var removed: [Bool]
  private(set) var added: [Bool]
  /// The lines that both texts have, and their positions.
  private var a: [Int32] = []
  private var b: [Int32] = []
  private var aPositions: [Int] = []
  private var bPositions: [Int] = []

  init(old: [Int32], new: [Int32], distinct: Int) {
    removed = [Bool](repeating: false, count: old.count)
    added = [Bool](repeating: false, count: new.count)
    var inOld = [Bool](repeating: false, count: distinct)
    var inNew = [Bool](repeating: false, count: distinct)
    for line in old { inOld[Int(line)] = true }
    for line in new { inNew[Int(line)] = true }
    for (position, line) in old.enumerated() {
      if inNew[Int(line)] {
        a.append(line)
        aPositions.append(position)
      } else {
        removed[position] = true
      }
    }
    for (position, line) in new.enumerated() {
      if inOld[Int(line)] {
        b.append(line)
        bPositions.append(position)
      } else {
        added[position] = true
      }
    }
  }

  mutating func run() {
    let (a, b) = (a, b)
    var forward = [Int](repeating: 0, count: a.count + b.count + 3)
    var backward = forward
    // NB: an explicit stack, because recursion could exceed the stack of a thread.
    var pending = [Box(aLow: 0, aHigh: a.count, bLow: 0, bHigh: b.count)]
    while var box = pending.popLast() {
      while box.width > 0, box.height > 0, a[box.aLow] == b[box.bLow] {
        box.aLow += 1
        box.bLow += 1
      }
      while box.width > 0, box.height > 0, a[box.aHigh - 1] == b[box.bHigh - 1] {
        box.aHigh -= 1
        box.bHigh -= 1
      }
      if box.width == 0 {
        for position in box.bLow..<box.bHigh { added[bPositions[position]] = true }
      } else if box.height == 0 {
        for position in box.aLow..<box.aHigh { removed[aPositions[position]] = true }
      } else {
        let split = Self.split(a: a, b: b, in: box, forward: &forward, backward: &backward)
        pending.append(Box(aLow: split.a, aHigh: box.aHigh, bLow: split.b, bHigh: box.bHigh))
        pending.append(Box(aLow: box.aLow, aHigh: split.a, bLow: box.bLow, bHigh: split.b))
      }
    }
  }

  /// A range of each text.
  private struct Box {
    var aLow: Int
    var aHigh: Int
    var bLow: Int
    var bHigh: Int
    var width: Int { aHigh - aLow }
    var height: Int { bHigh - bLow }
  }

  /// Returns a point of a shortest path through a box, other than its corners: the point where the searches from both corners
  /// meet.
  ///
  /// The box has lines of both texts; the first lines differ, and so do the last lines. Diagonal `k` has the points with
  /// x − y = k. `forward` and `backward` have the furthest x of diagonal k at index k + height + 1.
  ///
  /// Pointers and comparisons of integers are inlined without optimization too; buffers, `min` and `max` are not.
  private static func split(
    a: UnsafePointer<Int32>, b: UnsafePointer<Int32>, in box: Box, forward: UnsafeMutablePointer<Int>,
    backward: UnsafeMutablePointer<Int>
  ) -> (a: Int, b: Int) {
    let (width, height) = (box.width, box.height)
    let (lowest, highest) = (-height, width)
    let zero = height + 1
    let corner = width - height
    let meetsForward = corner & 1 != 0
    var (forwardLow, forwardHigh) = (0, 0)
    var (backwardLow, backwardHigh) = (corner, corner)
    forward[zero] = 0
    backward[zero + corner] = width
    var cost = 1
    while true {
      // A diagonal more on each side, with a neighbour that is never chosen; at the box's edge one less.
      if forwardLow > lowest {
        forwardLow -= 1
        forward[zero + forwardLow - 1] = -1
      } else {
        forwardLow += 1
      }
      if forwardHigh < highest {
        forwardHigh += 1
        forward[zero + forwardHigh + 1] = -1
      } else {
        forwardHigh -= 1
      }
      var k = forwardHigh
      while k >= forwardLow {
        let (below, above) = (forward[zero + k - 1] + 1, forward[zero + k + 1])
        var x = below > above ? below : above
        var y = x - k
        while x < width, y < height, a[box.aLow + x] == b[box.bLow + y] {
          x += 1
          y += 1
        }
        forward[zero + k] = x
        if meetsForward, k >= backwardLow, k <= backwardHigh, backward[zero + k] <= x {
          return (box.aLow + x, box.bLow + y)
        }
        k -= 2
      }
      if backwardLow > lowest {
        backwardLow -= 1
        backward[zero + backwardLow - 1] = Int.max
      } else {
        backwardLow += 1
      }
      if backwardHigh < highest {
        backwardHigh += 1
        backward[zero + backwardHigh + 1] = Int.max
      } else {
        backwardHigh -= 1
      }
      k = backwardHigh
      while k >= backwardLow {
        let (below, above) = (backward[zero + k - 1], backward[zero + k + 1] - 1)
        var x = below < above ? below : above
        var y = x - k
        while x > 0, y > 0, a[box.aLow + x - 1] == b[box.bLow + y - 1] {
          x -= 1
          y -= 1
        }
        backward[zero + k] = x
        if !meetsForward, k >= forwardLow, k <= forwardHigh, x <= forward[zero + k] {
          return (box.aLow + x, box.bLow + y)
        }
        k -= 2
      }
      if cost == Self.limit {
        return furthest(forward: forward, from: forwardLow, through: forwardHigh, zero: zero, in: box)
      }
      cost += 1
    }
  }

  /// Returns the point of the box that the search from its first corner got furthest to.
  private static func furthest(
    forward: UnsafeMutablePointer<Int>, from low: Int, through high: Int, zero: Int, in box: Box
  ) -> (a: Int, b: Int) {
    var best = (x: 1, y: 0)
    for k in stride(from: low, through: high, by: 2) {
      let x = forward[zero + k]
      let y = x - k
      guard x >= 0, x <= box.width, y >= 0, y <= box.height, x + y < box.width + box.height else { continue }
      if x + y > best.x + best.y { best = (x, y) }
    }
    return (box.aLow + best.x, box.bLow + best.y)
  }
}
