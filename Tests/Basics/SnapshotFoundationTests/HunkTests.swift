import Testing
import SnapshotFoundation

/// The form of text differences: − is U+2212, and the space before a common line is U+2007.
@Suite struct HunkTests {
  private func lines(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

  @Test func oneChangedLine() {
    #expect(TextDifference(expected: "1", actual: "2").patch == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}1\n+2")
  }

  @Test func contextIsFourLines() {
    let old = lines(1...20).joined(separator: "\n")
    let new = (lines(1...9) + ["ten"] + lines(11...20)).joined(separator: "\n")
    let s = "\u{2007}"
    #expect(
      TextDifference(expected: old, actual: new).patch == """
        @@ \u{2212}6,9 +6,9 @@
        \(s)6
        \(s)7
        \(s)8
        \(s)9
        \u{2212}10
        +ten
        \(s)11
        \(s)12
        \(s)13
        \(s)14
        """)
  }

  @Test func eightCommonLinesJoinTwoChangesAndNineSeparateThem() {
    func hunks(_ common: Int) -> Int {
      let middle = (1...common).map { "m\($0)" }
      let old = (["a"] + middle + ["b"]).joined(separator: "\n")
      let new = (["A"] + middle + ["B"]).joined(separator: "\n")
      return TextDifference(expected: old, actual: new).patch.split(separator: "\n").filter { $0.hasPrefix("@@") }.count
    }
    #expect(hunks(8) == 1)
    #expect(hunks(9) == 2)
  }

  @Test func spaceAtTheEndOfALineIsMarked() {
    #expect(TextDifference(expected: "a ", actual: "a").patch == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}a ¬\n+a")
  }

  @Test func carriageReturnAndLineFeedAreOneCharacter() {
    #expect(textLines(of: "a\r\nb\nc") == ["a\r\nb", "c"])
    #expect(textLines(of: "") == [""])
    #expect(textLines(of: "a\n") == ["a", ""])
  }

  @Test func addedLinesAtTheEnd() {
    #expect(
      TextDifference(expected: "a\nb", actual: "a\nb\nc").patch == "@@ \u{2212}1,2 +1,3 @@\n\u{2007}a\n\u{2007}b\n+c")
  }
}
