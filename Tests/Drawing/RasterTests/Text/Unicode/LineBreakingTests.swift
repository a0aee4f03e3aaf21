import Testing

// The line breaking algorithm is internal.
@testable import Raster

@Suite struct LineBreakingTests {
  @Test func conformsToTheUnicodeTest() throws {
    #expect(try Self.checkLineBreaks(UnicodeTestFile.sampleFolder + "/LineBreakTest.txt") == 9_669)
  }

  @Test(.enabled(if: UnicodeTestFile.isInstalled("auxiliary/LineBreakTest.txt"), UnicodeTestFile.whereFound))
  func conformsToTheWholeUnicodeTest() throws {
    #expect(try Self.checkLineBreaks(UnicodeTestFile.database + "/auxiliary/LineBreakTest.txt") == 19_338)
  }

  private static func checkLineBreaks(_ path: String) throws -> Int {
    try UnicodeTestFile.checkBreaks(path) { scalars in
      [false] + LineBreaking.opportunities(in: scalars).map { $0 != .prohibited }
    }
  }

  @Test func clustersConformToTheUnicodeTest() throws {
    let count = try UnicodeTestFile.checkBreaks(UnicodeTestFile.sampleFolder + "/GraphemeBreakTest.txt") { scalars in
      GraphemeClusters.starts(in: scalars) + [true]
    }
    #expect(count == 766)
  }

  /// The text with `|` where a line may end and `/` where it must.
  private func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let opportunities = LineBreaking.opportunities(in: scalars)
    #expect(opportunities.count == scalars.count)
    #expect(scalars.isEmpty || opportunities.last == .mandatory)
    var result = ""
    for (scalar, opportunity) in zip(scalars, opportunities).dropLast() {
      result.unicodeScalars.append(scalar)
      result += opportunity == .mandatory ? "/" : opportunity == .allowed ? "|" : ""
    }
    if let last = scalars.last { result.unicodeScalars.append(last) }
    return result
  }

  @Test func linesEndAtSpacesAndAfterHyphens() {
    #expect(marked("") == "")
    #expect(marked("a") == "a")
    #expect(marked("one two  three") == "one |two  |three")
    #expect(marked("well-known (fact).") == "well-|known |(fact).")
    #expect(marked("soft\u{AD}hyphen no\u{A0}break") == "soft\u{AD}|hyphen |no\u{A0}break")
    #expect(marked("a\u{200B}b\u{2060}c") == "a\u{200B}|b\u{2060}c")
  }

  @Test func lineFeedsEndLines() {
    #expect(marked("a\nb\r\nc\rd\u{85}e\u{2028}f\n") == "a\n/b\r\n/c\r/d\u{85}/e\u{2028}/f\n")
    #expect(marked("\n\n") == "\n/\n")
  }

  @Test func numbersStayWhole() {
    #expect(marked("$(12.35) 2,1234 25% −5€ (3)% 24/7") == "$(12.35) |2,1234 |25% |−5€ |(3)% |24/7")
    #expect(marked("1,234.56€/kg") == "1,234.56€/|kg")
  }

  @Test func emojiSequencesStayWhole() {
    #expect(marked("👩‍👩‍👧🇩🇪🇫🇷👍🏽☂️") == "👩‍👩‍👧|🇩🇪|🇫🇷|👍🏽|☂️")
  }

  @Test func scriptsWithoutSpaces() {
    #expect(marked("日本語「あっ」。") == "日|本|語|「あっ」。")
    #expect(marked("한국어 텍스트") == "한|국|어 |텍|스|트")
    #expect(marked("ภาษาไทย ไทย") == "ภาษาไทย |ไทย")
    #expect(marked("שלום-עולם") == "שלום-|עולם")
  }
}
