import Foundation
import Raster
import Testing

/// What the shaper makes of text: kerning, marks, joining, features.
struct ShapingTests {
  private func run(_ text: String, tracking: CGFloat = 0, digits: Bool = false) -> TextRun {
    TextRun(
      text, font: FontDescriptor(size: 100, hasMonospacedDigits: digits), color: .black, tracking: tracking)
  }

  private func width(_ text: String, tracking: CGFloat = 0, digits: Bool = false) -> CGFloat {
    Typesetter().layout([run(text, tracking: tracking, digits: digits)]).size.width
  }

  private func glyphs(_ text: String) -> [UInt32] {
    Typesetter().layout([run(text)]).lines.flatMap(\.runs).flatMap { $0.glyphs.glyphs.map(\.id) }
  }

  @Test func pairsAreKerned() {
    #expect(width("AV") < width("A") + width("V") - 1)
    #expect(width("HH") == 2 * width("H"))
  }

  @Test func marksJoinTheirBase() {
    #expect(glyphs("e\u{301}") == glyphs("\u{E9}"))
    // No composed scalar: the mark is placed over the letter and takes no room.
    #expect(glyphs("x\u{302}").count == 2)
    #expect(width("x\u{302}") == width("x"))
    #expect(width("\u{5E9}\u{5C1}\u{5B8}") == width("\u{5E9}"))
  }

  @Test func contextualAlternatesApply() {
    #expect(glyphs("->") != glyphs("-") + glyphs(">"))
  }

  @Test func arabicLettersJoin() {
    let alone = glyphs("\u{628}")
    #expect(glyphs("\u{628}\u{628}\u{628}").allSatisfy { $0 != alone[0] })
    // lam and alef become one glyph
    #expect(glyphs("\u{644}\u{627}").count == 1)
  }

  @Test func lettersJoinAcrossAChangeOfColor() {
    var second = run("\u{628}")
    second.color = .white
    let layout = Typesetter().layout([run("\u{628}"), second])
    let drawn = layout.lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
    #expect(drawn.sorted() == glyphs("\u{628}\u{628}").sorted())
  }

  @Test func monospacedDigitsAreEquallyWide() {
    #expect(width("1") != width("0"))
    #expect(width("1111", digits: true) == width("0000", digits: true))
  }

  @Test func trackingFollowsEachCluster() {
    #expect(width("HH", tracking: 5) == width("HH") + 10)
    #expect(width("x\u{302}", tracking: 5) == width("x") + 5)
    #expect(width("\u{5D0}\u{5D1}", tracking: -2) == width("\u{5D0}\u{5D1}") - 4)
  }

  @Test func trackedTextHasNoLigatures() {
    let drawn = Typesetter().layout([run("->", tracking: 2)]).lines.flatMap(\.runs).flatMap {
      $0.glyphs.glyphs.map(\.id)
    }
    #expect(drawn == glyphs("-") + glyphs(">"))
  }

  @Test func trackingIsOnTheLeftOfHebrewLetters() throws {
    let drawn = try #require(Typesetter().layout([run("\u{5D0}\u{5D1}", tracking: 7)]).lines[0].runs.first).glyphs
      .glyphs
    let plain = try #require(Typesetter().layout([run("\u{5D0}\u{5D1}")]).lines[0].runs.first).glyphs.glyphs
    #expect(zip(drawn, plain).map { $0.x - $1.x } == [7, 14])
  }

  @Test func sizesScaleInProportion() {
    let small = Typesetter().layout([TextRun("Hamburg", font: FontDescriptor(size: 10), color: .black)])
    let large = Typesetter().layout([TextRun("Hamburg", font: FontDescriptor(size: 1000), color: .black)])
    #expect(abs(small.size.width * 100 - large.size.width) < 1)
  }

  @Test func canonicallyEquivalentTextsAreCachedSeparately() {
    #expect(Typesetter().layout([run("e\u{301}")]).lines[0].text.unicodeScalars.count == 2)
    #expect(Typesetter().layout([run("\u{E9}")]).lines[0].text.unicodeScalars.count == 1)
  }

  @Test func cachedLayoutsAreEqual() {
    let texts = (0..<400).map { "Line \($0) of some text that is unlike the others in one place." }
    let first = texts.map { Typesetter().layout([run($0)], width: 700) }
    let again = texts.map { Typesetter().layout([run($0)], width: 700) }
    #expect(first == again)
  }
}
