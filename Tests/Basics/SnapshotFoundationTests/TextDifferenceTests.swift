import SnapshotFoundation
import SnapshotSeededRandom
import Testing

@Suite struct TextDifferenceTests {
  private func render(_ difference: TextDifference) -> [String] {
    difference.hunks.map { hunk in
      hunk.numbered.map { number, line in
        let mark = line.kind == .common ? " " : line.kind == .removed ? "-" : "+"
        return "\(number)\(mark)" + line.spans.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
      }.joined(separator: "\n")
    }
  }

  @Test func equalTextsHaveNoHunks() {
    #expect(TextDifference(expected: "a\nb", actual: "a\nb").hunks.isEmpty)
  }

  @Test func marksChangedWords() {
    let difference = TextDifference(expected: "a\nwidth 24 px\nc", actual: "a\nwidth 28 px\nc\nd").markingWords()
    #expect(render(difference) == ["1 a\n2-width [24] px\n2+width [28] px\n3 c\n4+d"])
  }

  @Test func distantChangesAreSeparateHunks() {
    let old = (1...40).map { "line \($0)" }
    var new = old
    new[4] = "five"
    new[30] = "thirty-one"
    let hunks = TextDifference(
      expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"), context: 1
    ).hunks
    #expect(hunks.map(\.lines.count) == [4, 4])
    #expect(hunks.map(\.expectedStart) == [4, 30])
  }

  /// Both texts can be reconstructed from the diff.
  @Test func diffContainsBothTexts() {
    var numbers = SplitMix(seed: 7)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in "\(Int.random(in: 0...3, using: &numbers))" }
      let new = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in "\(Int.random(in: 0...3, using: &numbers))" }
      let expected = old.joined(separator: "\n")
      let actual = new.joined(separator: "\n")
      let lines = TextDifference(expected: expected, actual: actual, context: 100).markingWords().hunks.flatMap(\.lines)
      guard expected != actual else {
        #expect(lines.isEmpty)
        continue
      }
      func side(_ kind: TextDifference.Kind) -> String {
        lines.filter { $0.kind != kind }.map(\.text).joined(separator: "\n")
      }
      #expect(side(.added) == expected)
      #expect(side(.removed) == actual)
    }
  }

  @Test func unrelatedLongTextsAreOneReplacement() {
    let old = (0..<4000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<4000).map { "new \($0)" }.joined(separator: "\n")
    #expect(TextDifference(expected: old, actual: new).markingWords().hunks.map(\.lines.count) == [8000])
  }

  @Test func aLimitLeavesOutAllLinesAfterTheFirstThatExceedsIt() {
    let old = (1...40).map { "line \($0)" }
    var new = old
    (new[4], new[30]) = ("five", "thirty-one")
    let whole = TextDifference(expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"), context: 1)
    let limited = whole.markingWords(lineLimit: 2)
    #expect(limited.hunks.map(\.lines.count) == [2])
    #expect(limited.omittedLines == 6)
    #expect(whole.markingWords(byteLimit: 11).omittedLines == 7)
  }
}
