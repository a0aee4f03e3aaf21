import SnapshotSeededRandom
import Testing

// `@testable` because the search algorithms, which are internal, are the subject.
@testable import SnapshotFoundation

@Suite struct LineDifferenceTests {
  /// Returns both texts, rebuilt from an edit script.
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

  /// Returns the length of the shortest edit script, computed with the table of all prefixes.
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

  private struct Texts {
    var old: [Int]
    var new: [Int]

    init(seed: Int, longest: Int = 24) {
      var generator = SplitMix(seed: UInt64(seed))
      let alphabet = Int.random(in: 1...6, using: &generator)
      func text() -> [Int] {
        (0..<Int.random(in: 0...longest, using: &generator)).map { _ in Int.random(in: 0..<alphabet, using: &generator)
        }
      }
      (old, new) = (text(), text())
    }

    var numbers: (old: [Int32], new: [Int32]) { (old.map(Int32.init), new.map(Int32.init)) }
  }

  @Test(arguments: 0..<400)
  func scriptIsCorrect(seed: Int) {
    let texts = Texts(seed: seed)
    let result = replay(LineDifference.runs(old: texts.old, new: texts.new), old: texts.old, new: texts.new)
    #expect(result.old == texts.old)
    #expect(result.new == texts.new)
  }

  /// The rule of swift-snapshot-testing, implemented directly: all pairs of equal lines are visited in the order of the new text
  /// and then of the old text. Chosen is the last pair of the first line of the new text that ends a run longer than the
  /// runs before.
  private func marksAroundLongestRuns(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> (removed: [Int], added: [Int])
  {
    var longest = (old: 0, new: 0, count: 0)
    for j in new.indices {
      let earlier = longest.count
      for i in old.indices {
        var count = 0
        while i - count >= old.startIndex, j - count >= new.startIndex, old[i - count] == new[j - count] { count += 1 }
        if count > earlier { longest = (i - count + 1, j - count + 1, count) }
      }
    }
    guard longest.count > 0 else { return (Array(old.indices), Array(new.indices)) }
    let before = marksAroundLongestRuns(old[..<longest.old], new[..<longest.new])
    let after = marksAroundLongestRuns(old[(longest.old + longest.count)...], new[(longest.new + longest.count)...])
    return (before.removed + after.removed, before.added + after.added)
  }

  @Test(arguments: 0..<400)
  func scriptMatchesUpstream(seed: Int) {
    let texts = Texts(seed: seed)
    var removed: [Int] = []
    var added: [Int] = []
    for run in LineDifference.runs(old: texts.old, new: texts.new) {
      switch run {
      case .common: break
      case .removed(let old, _, let count): removed += old..<(old + count)
      case .added(_, let new, let count): added += new..<(new + count)
      }
    }
    let expected = marksAroundLongestRuns(texts.old[...], texts.new[...])
    #expect(removed == expected.removed)
    #expect(added == expected.added)
  }

  /// Recorded by swift-snapshot-testing: texts with repeated lines, where the same change has several descriptions.
  @Test(arguments: [
    ("a\na\na\na\na", "a\na\na\na", "@@ \u{2212}1,5 +1,4 @@\n\u{2212}a\n\u{2007}a\n\u{2007}a\n\u{2007}a\n\u{2007}a"),
    ("b\n\n\nb", "b\n\nb", "@@ \u{2212}1,4 +1,3 @@\n\u{2007}b\n\u{2007}\n\u{2212}\n\u{2007}b"),
    ("x\na\na\nc", "x\na\na\na\nc", "@@ \u{2212}1,4 +1,5 @@\n\u{2007}x\n\u{2007}a\n\u{2007}a\n+a\n\u{2007}c"),
  ])
  func repeatedLinesAreDiffedAsUpstream(old: String, new: String, difference: String) {
    #expect(TextDifference(expected: old, actual: new).patch == difference)
  }

  @Test(arguments: 0..<400)
  func shortestSearchIsCorrectAndShortest(seed: Int) {
    let texts = Texts(seed: seed)
    var search = ShortestSearch(old: texts.numbers.old, new: texts.numbers.new, distinct: 6)
    search.run()
    let common = zip(texts.old, search.removed).filter { !$0.1 }.map(\.0)
    #expect(common == zip(texts.new, search.added).filter { !$0.1 }.map(\.0))
    #expect(texts.old.count + texts.new.count - common.count * 2 == shortest(texts.old, texts.new))
  }

  /// So many pairs of equal lines that the second search is used and reaches its limit.
  @Test func differentTextsAreCorrectBeyondTheSearchLimits() {
    var generator = SplitMix(seed: 7)
    let old = (0..<6000).map { _ in Int.random(in: 0..<10, using: &generator) }
    let new = (0..<6000).map { _ in Int.random(in: 0..<10, using: &generator) }
    var runs = CommonRunSearch(old: old.map(Int32.init), new: new.map(Int32.init), distinct: 10)
    let isDone = runs.run()
    #expect(!isDone)
    let result = replay(LineDifference.runs(old: old, new: new), old: old, new: new)
    #expect(result.old == old)
    #expect(result.new == new)
    #expect(result.edits > ShortestSearch.limit * 2)
  }

  @Test func reversedTextIsCorrect() {
    let old = Array(0..<3000)
    let new = Array(old.reversed())
    let result = replay(LineDifference.runs(old: old, new: new), old: old, new: new)
    #expect(result.old == old)
    #expect(result.new == new)
  }

  @Test func removedLinesComeBeforeAddedLines() {
    #expect(
      LineDifference.runs(old: [1, 2, 3], new: [1, 9, 3]) == [
        .common(old: 0, new: 0, count: 1), .removed(old: 1, new: 1, count: 1), .added(old: 2, new: 1, count: 1),
        .common(old: 2, new: 2, count: 1),
      ])
  }
}
