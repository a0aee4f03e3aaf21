import Testing

@testable import Snapshot

@Suite struct LineDifferenceTests {
  /// Both texts, put together from a script.
  private func replay(_ runs: [LineDifference.Run], old: [Int], new: [Int]) -> (old: [Int], new: [Int], edits: Int) {
    var result: (old: [Int], new: [Int], edits: Int) = ([], [], 0)
    for run in runs {
      switch run {
      case .common(let o, let n, let count):
        #expect(Array(old[o..<(o + count)]) == Array(new[n..<(n + count)]))
        result.old += old[o..<(o + count)]
        result.new += new[n..<(n + count)]
      case .removed(let o, _, let count):
        result.old += old[o..<(o + count)]
        result.edits += count
      case .added(_, let n, let count):
        result.new += new[n..<(n + count)]
        result.edits += count
      }
    }
    return result
  }

  /// The length of the shortest script, by the table of all prefixes.
  private func shortest(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(0...new.count)
    for (i, a) in old.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in new.enumerated() {
        let above = row[j + 1]
        row[j + 1] = a == b ? diagonal : min(above, row[j]) + 1
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test(arguments: 0..<400)
  func scriptIsCorrectAndShortest(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let alphabet = Int.random(in: 1...6, using: &generator)
    func text() -> [Int] {
      (0..<Int.random(in: 0...24, using: &generator)).map { _ in Int.random(in: 0..<alphabet, using: &generator) }
    }
    let (old, new) = (text(), text())
    let result = replay(LineDifference.runs(old: old, new: new), old: old, new: new)
    #expect(result.old == old)
    #expect(result.new == new)
    #expect(result.edits == shortest(old, new))
  }

  @Test func unlikeTextsAreCorrectBeyondTheSearchLimit() {
    var generator = SplitMix(state: 7)
    let old = (0..<6000).map { _ in Int.random(in: 0..<50, using: &generator) }
    let new = (0..<6000).map { _ in Int.random(in: 0..<50, using: &generator) }
    let result = replay(LineDifference.runs(old: old, new: new), old: old, new: new)
    #expect(result.old == old)
    #expect(result.new == new)
    #expect(result.edits > LineDifference.searchLimit * 2)
  }

  @Test func reversedTextIsCorrect() {
    let old = Array(0..<3000)
    let new = Array(old.reversed())
    let result = replay(LineDifference.runs(old: old, new: new), old: old, new: new)
    #expect(result.old == old)
    #expect(result.new == new)
  }

  @Test func removedLinesStandBeforeAddedOnes() {
    #expect(
      LineDifference.runs(old: [1, 2, 3], new: [1, 9, 3]) == [
        .common(old: 0, new: 0, count: 1), .removed(old: 1, new: 1, count: 1), .added(old: 2, new: 1, count: 1),
        .common(old: 2, new: 2, count: 1),
      ])
  }
}

/// A small generator with a seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
