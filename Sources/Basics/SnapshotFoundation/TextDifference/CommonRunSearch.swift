/// Finds the longest run of lines that both texts have, and then does the same for the lines before and after the run.
///
/// Of several longest runs, the first in the new text is chosen. Of the runs that end in the same line of the new text, the
/// last in the old text is chosen if it is longer than all runs that end in an earlier line of the new text. The choice
/// matters for texts with repeated lines; it is that of swift-snapshot-testing.
///
/// - Complexity: O(*p* · *r*) for *p* pairs of equal lines and *r* runs. The search gives up at ``limit``.
struct CommonRunSearch {
  /// The largest number of lines and pairs of lines to visit.
  static let limit = 1 << 21

  private(set) var removed: [Bool]
  private(set) var added: [Bool]
  private let new: [Int32]
  /// The positions of each line in the old text, ascending: those of line *n* are at `starts[n]..<starts[n + 1]`.
  private var positions: [Int]
  private var starts: [Int]
  /// The length of the run that ends at a position of the old text, and the turn that found it.
  private var lengths: [Int]
  private var turns: [Int]
  private var turn = 0
  private var cost = 0

  init(old: [Int32], new: [Int32], distinct: Int) {
    self.new = new
    removed = [Bool](repeating: true, count: old.count)
    added = [Bool](repeating: true, count: new.count)
    lengths = [Int](repeating: 0, count: old.count)
    turns = [Int](repeating: -1, count: old.count)
    starts = [Int](repeating: 0, count: distinct + 1)
    for line in old { starts[Int(line) + 1] += 1 }
    for line in 0..<distinct { starts[line + 1] += starts[line] }
    positions = [Int](repeating: 0, count: old.count)
    var next = starts
    for (position, line) in old.enumerated() {
      positions[next[Int(line)]] = position
      next[Int(line)] += 1
    }
  }

  /// Marks the removed and added lines. Returns false if the search gave up.
  mutating func run() -> Bool {
    var pending = [(old: 0..<removed.count, new: 0..<added.count)]
    while let box = pending.popLast() {
      guard let common = longestRun(old: box.old, new: box.new) else { return false }
      guard common.count > 0 else { continue }
      for offset in 0..<common.count {
        removed[common.old + offset] = false
        added[common.new + offset] = false
      }
      pending.append((box.old.lowerBound..<common.old, box.new.lowerBound..<common.new))
      pending.append(
        ((common.old + common.count)..<box.old.upperBound, (common.new + common.count)..<box.new.upperBound))
    }
    return true
  }

  /// Returns the longest run in a range of each text, which is empty if they have no line in common, or `nil` if the search
  /// gave up.
  private mutating func longestRun(old: Range<Int>, new range: Range<Int>) -> (old: Int, new: Int, count: Int)? {
    Self.longestRun(
      old: old, new: range, lines: new, positions: positions, starts: starts, lengths: &lengths, turns: &turns,
      turn: &turn, cost: &cost)
  }

  /// Takes pointers, whose elements are accessed without a function call in builds without optimization too.
  private static func longestRun(
    old: Range<Int>, new: Range<Int>, lines: UnsafePointer<Int32>, positions: UnsafePointer<Int>,
    starts: UnsafePointer<Int>, lengths: UnsafeMutablePointer<Int>, turns: UnsafeMutablePointer<Int>, turn: inout Int,
    cost: inout Int
  ) -> (old: Int, new: Int, count: Int)? {
    let (oldLow, oldHigh) = (old.lowerBound, old.upperBound)
    var longest = (old: oldLow, new: new.lowerBound, count: 0)
    guard oldLow < oldHigh else { return longest }
    turn += 1
    var position = new.lowerBound
    let newHigh = new.upperBound
    while position < newHigh {
      turn += 1
      cost += 1
      let earlier = longest.count
      var isFound = false
      let line = Int(lines[position])
      let first = starts[line]
      // The index after the last position of the line that is less than `oldHigh`.
      var (index, high) = (first, starts[line + 1])
      while index < high {
        let middle = (index + high) / 2
        if positions[middle] < oldHigh { index = middle + 1 } else { high = middle }
      }
      // Descending, so that the values of the previous line are not overwritten yet.
      while index > first {
        index -= 1
        let candidate = positions[index]
        guard candidate >= oldLow else { break }
        cost += 1
        let isContinued = candidate > oldLow && turns[candidate - 1] == turn - 1
        let count = isContinued ? lengths[candidate - 1] + 1 : 1
        turns[candidate] = turn
        lengths[candidate] = count
        if !isFound, count > earlier {
          isFound = true
          longest = (candidate - count + 1, position - count + 1, count)
        }
      }
      guard cost <= limit else { return nil }
      position += 1
    }
    return longest
  }
}
