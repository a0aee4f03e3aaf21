/// The difference of two texts around what they have in common: the longest run of lines that stands in both, then the
/// same for what lies before and after it.
///
/// Of equally long runs the first in the new text counts. Among those that end in one of its lines, the last in the old
/// text does, whichever is longer, as long as it is longer than every run that ends in an earlier line. That is
/// swift-snapshot-testing's choice, which texts with repeated lines tell from others.
///
/// Time is that of all pairs of equal lines, once for each run; a search that would cost more than ``limit`` gives up.
struct CommonRunSearch {
  /// Lines and pairs of lines that may be looked at.
  static let limit = 1 << 21

  private(set) var removed: [Bool]
  private(set) var added: [Bool]
  private let new: [Int32]
  /// The positions of each line in the old text, ascending: those of line *n* from `starts[n]` to before `starts[n + 1]`.
  private var positions: [Int]
  private var starts: [Int]
  /// How long the run is that ends at a position of the old text, and the turn in which that was found.
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

  /// Marks what is removed and added; false where it gave up.
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

  /// The run of a stretch of each text, without lines where they have nothing in common; `nil` where the search gave up.
  private mutating func longestRun(old: Range<Int>, new range: Range<Int>) -> (old: Int, new: Int, count: Int)? {
    var longest = (old: old.lowerBound, new: range.lowerBound, count: 0)
    guard !old.isEmpty else { return longest }
    turn += 1
    for position in range {
      turn += 1
      cost += 1
      let earlier = longest.count
      var isFound = false
      let line = Int(new[position])
      // Downwards, so that what the line before has found is still there.
      var index = firstIndex(of: line, atOrAfter: old.upperBound)
      while index > starts[line] {
        index -= 1
        let candidate = positions[index]
        guard candidate >= old.lowerBound else { break }
        cost += 1
        let isContinued = candidate > old.lowerBound && turns[candidate - 1] == turn - 1
        let count = isContinued ? lengths[candidate - 1] + 1 : 1
        turns[candidate] = turn
        lengths[candidate] = count
        if !isFound, count > earlier {
          isFound = true
          longest = (candidate - count + 1, position - count + 1, count)
        }
      }
      guard cost <= Self.limit else { return nil }
    }
    return longest
  }

  /// Where in the line's positions those begin that are not before one.
  private func firstIndex(of line: Int, atOrAfter position: Int) -> Int {
    var (low, high) = (starts[line], starts[line + 1])
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
