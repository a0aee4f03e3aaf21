import Testing

// The bidirectional algorithm is internal.
@testable import Raster

@Suite struct BidirectionalTests {
  private func levels(_ text: String, _ base: BaseDirection = .automatic) -> [UInt8] {
    Bidirectional.levels(of: Array(text.unicodeScalars), base: base)
  }

  @Test func plainTextHasTheLevelOfItsParagraph() {
    #expect(levels("") == [])
    #expect(levels("ab 12.") == [0, 0, 0, 0, 0, 0])
    #expect(levels("אב.") == [1, 1, 1])
    #expect(levels("a.", .rightToLeft) == [2, 1])
    #expect(levels("12", .leftToRight) == [0, 0])
    #expect(levels("\u{661}", .leftToRight) == [2])
  }

  @Test func everyParagraphHasItsOwnDirection() {
    #expect(levels("a\nאa\n1") == [0, 0, 1, 2, 1, 0])
    #expect(levels("א\r\nb") == [1, 1, 1, 0])
    #expect(levels("א\n\nb") == [1, 1, 0, 0])
    #expect(Bidirectional.paragraphLevel(of: Array("1 א\nb".unicodeScalars), base: .automatic) == 1)
    #expect(Bidirectional.paragraphLevel(of: [], base: .rightToLeft) == 1)
  }

  @Test func spacesAtTheEndOfALineTakeTheParagraphsLevel() {
    let scalars = Array("ab אב  גד".unicodeScalars)
    let levels = Bidirectional.levels(of: scalars, base: .leftToRight)
    #expect(levels == [0, 0, 0, 1, 1, 1, 1, 1, 1])
    #expect(
      Bidirectional.lineLevels(levels, of: scalars, line: 0..<7, paragraphLevel: 0) == [0, 0, 0, 1, 1, 0, 0])
    #expect(Bidirectional.lineLevels(levels, of: scalars, line: 5..<9, paragraphLevel: 0) == [1, 1, 1, 1])
  }

  @Test func levelRunsAreReversedFromTheHighestLevel() {
    #expect(Bidirectional.visualOrder(levels: []) == [])
    #expect(Bidirectional.visualOrder(levels: [0, 0]) == [0, 1])
    #expect(Bidirectional.visualOrder(levels: [2, 2]) == [0, 1])
    #expect(Bidirectional.visualOrder(levels: [0, 1, 1, 2, 2, 1, 0]) == [0, 5, 3, 4, 2, 1, 6])
    #expect(Bidirectional.visualOrder(levels: [255, 1]) == [1, 0])
  }

  @Test func bracketsAndArrowsHaveMirrorImages() {
    #expect(Bidirectional.mirrored("(") == ")")
    #expect(Bidirectional.mirrored(")") == "(")
    #expect(Bidirectional.mirrored("≤") == "≥")
    #expect(Bidirectional.mirrored("\u{FF63}") == "\u{FF62}")
    #expect(Bidirectional.mirrored("a") == nil)
    #expect(Bidirectional.mirrored("\u{0}") == nil)
    #expect(Bidirectional.mirrored("\u{10FFFF}") == nil)
  }

  @Test func bracketsArePairedToADepthOf63() {
    func levels(openBrackets: Int) -> [UInt8] {
      let nest = String(repeating: "(", count: openBrackets) + String(repeating: ")", count: openBrackets)
      // The pair around the letters takes the paragraph's direction; a single bracket takes that of the letters.
      return self.levels("(א)א" + nest + "א(אa)א", .leftToRight)
    }
    #expect(levels(openBrackets: 63).suffix(5) == [0, 1, 0, 0, 1])
    #expect(levels(openBrackets: 64).suffix(5) == [1, 1, 0, 0, 1])
    #expect(levels(openBrackets: 64).prefix(4) == levels(openBrackets: 63).prefix(4))
  }

  /// Hostile text: the work must not grow with the square of its length, which here would take minutes.
  @Test func deepNestingIsLinear() {
    let count = 40_000
    for unit in ["\u{2068}", "\u{2067}", "\u{202B}", "(", "[א", "\u{2068}א\u{2069}", "(א)", "\u{2067}a\u{2069}b"] {
      let scalars = (0..<count).flatMap { _ in unit.unicodeScalars }
      #expect(Bidirectional.levels(of: scalars, base: .automatic).count == scalars.count)
    }
    let nested =
      Array(repeating: Unicode.Scalar(0x2068) ?? "a", count: count)
      + Array(repeating: Unicode.Scalar(0x2069) ?? "a", count: count)
    #expect(Bidirectional.levels(of: nested + ["א"], base: .automatic).last == 1)
  }
}
