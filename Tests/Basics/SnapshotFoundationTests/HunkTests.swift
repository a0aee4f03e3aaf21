import Testing
import SnapshotFoundation

/// The form of text differences: − is U+2212, and the space before a common line is U+2007.
@Suite struct HunkTests {
  private func lines(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

  @Test func oneChangedLine() {
    #expect(Hunks.text(old: "1", new: "2") == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}1\n+2")
  }

  @Test func contextIsFourLines() {
    let old = lines(1...20).joined(separator: "\n")
    let new = (lines(1...9) + ["ten"] + lines(11...20)).joined(separator: "\n")
    let s = "\u{2007}"
    #expect(
      Hunks.text(old: old, new: new) == """
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
      return Hunks.text(old: old, new: new).split(separator: "\n").filter { $0.hasPrefix("@@") }.count
    }
    #expect(hunks(8) == 1)
    #expect(hunks(9) == 2)
  }

  @Test func spaceAtTheEndOfALineIsMarked() {
    #expect(Hunks.text(old: "a ", new: "a") == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}a ¬\n+a")
  }

  @Test func carriageReturnAndLineFeedAreOneCharacter() {
    #expect(textLines(of: "a\r\nb\nc") == ["a\r\nb", "c"])
    #expect(textLines(of: "") == [""])
    #expect(textLines(of: "a\n") == ["a", ""])
  }

  @Test func addedLinesAtTheEnd() {
    #expect(
      Hunks.text(old: "a\nb", new: "a\nb\nc") == "@@ \u{2212}1,2 +1,3 @@\n\u{2007}a\n\u{2007}b\n+c")
  }
}
