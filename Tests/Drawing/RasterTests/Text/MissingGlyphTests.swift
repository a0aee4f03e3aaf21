import Foundation
import Raster
import Testing

/// Text that no font has.
struct MissingGlyphTests {
  private func layout(_ text: String, width: CGFloat? = nil) -> TextLayout {
    Typesetter().layout([TextRun(text, font: FontDescriptor(size: 20), color: .black)], width: width)
  }

  @Test func scalarsWithoutAFontAreReportedOnceInOrder() {
    #expect(layout("a漢b字漢").missingScalars == ["漢", "字"])
    #expect(layout("Ünïcödé €→≤").missingScalars == [])
  }

  @Test func eachMissingClusterIsABox() throws {
    let layout = layout("漢字")
    let run = try #require(layout.lines[0].runs.first).glyphs
    #expect(run.face == "missing")
    #expect(run.glyphs.map(\.x) == [0, 12])
    #expect(layout.size.width == 24)
  }

  @Test func anEmojiIsOneEmWideHoweverManyScalarsItHas() {
    #expect(layout("\u{1F600}").size.width == 20)
    #expect(layout("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}").size.width == 20)
    #expect(layout("\u{1F44D}\u{1F3FD}").size.width == 20)
    #expect(layout("\u{1F1E9}\u{1F1EA}").size.width == 20)
    #expect(layout("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}").size.width == 40)
  }

  @Test func missingGlyphBoxesHaveOutlines() throws {
    for glyph in layout("漢\u{1F600}").lines[0].runs.flatMap(\.glyphs.glyphs) {
      let outline = try #require(FontBook.embedded.outline(face: "missing", glyph: glyph.id))
      #expect(!outline.path.isEmpty)
      #expect(outline.unitsPerEm == 1000)
    }
    #expect(FontBook.embedded.outline(face: "missing", glyph: 99) == nil)
  }

  @Test func missingScalarsAreGroupedByScript() {
    let scripts = layout("漢नか字म\u{1F600}∰\u{E000}ป한\u{1D11E}、ⴰ\u{20DD}").missingScripts
    #expect(
      scripts.map(\.summary) == [
        "Han U+6F22, U+5B57", "Devanagari U+0928, U+092E", "Hiragana U+304B", "emoji U+1F600",
        "mathematical symbols U+2230", "private use U+E000", "Thai U+0E1B", "Hangul U+D55C", "musical symbols U+1D11E",
        "East Asian symbols U+3001", "Tifinagh U+2D30", "combining marks U+20DD",
      ])
    #expect(
      scripts.map(\.font) == [
        "Noto Sans CJK", "Noto Sans Devanagari", "Noto Sans CJK", "Noto Color Emoji (product RasterEmoji)",
        "Noto Sans Math", nil, "Noto Sans Thai", "Noto Sans CJK", "Noto Music", "Noto Sans CJK", "Noto Sans Tifinagh",
        "Noto Sans",
      ])
    #expect(layout("Ünïcödé").missingScripts.isEmpty)
  }

  @Test func manyCodePointsAreCounted() throws {
    let text = String(String.UnicodeScalarView((0x4E00..<0x4E14).compactMap(Unicode.Scalar.init)))
    let summary = try #require(layout(text).missingScripts.first).summary
    #expect(summary.hasPrefix("Han U+4E00, U+4E01, "))
    #expect(summary.hasSuffix(", U+4E07 and 12 more"))
  }

  @Test func aMarkThatNoFontHasLeavesItsLetter() throws {
    // U+1AB0 is a mark of phonetic transcription, which Inter lacks.
    let layout = layout("ae\u{1AB0}b")
    let runs = layout.lines[0].runs.map(\.glyphs)
    #expect(runs.map(\.face) == ["Inter-Regular", "missing", "Inter-Regular"])
    #expect(runs.map(\.text) == ["ae", "\u{1AB0}", "b"])
    #expect(runs.map(\.glyphs.count) == [2, 1, 1])
    #expect(layout.missingScalars == ["\u{1AB0}"])
    #expect(layout.size.width == self.layout("aeb").size.width + self.layout("漢").size.width)
    // A letter with a mark stays on one line.
    #expect(self.layout("e\u{1AB0}", width: 1).lines.count == 1)
  }

  @Test func theFontOfALetterIsTheOneThatLacksFewestMarks() throws {
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("NotoSansDevanagari-Regular.ttf"), family: "Own")
    fonts.fallbackFamilies = ["Own"]
    let run = TextRun("न\u{93F}\u{1AB0}", font: FontDescriptor(size: 20), color: .black)
    let layout = Typesetter(fonts: fonts).layout([run])
    #expect(layout.lines[0].runs.map(\.glyphs.face) == ["Own-Regular", "missing"])
    #expect(layout.missingScalars == ["\u{1AB0}"])
    // A cluster whose letter no font has is one box.
    let none = Typesetter(fonts: fonts).layout([
      TextRun("漢\u{301}", font: FontDescriptor(size: 20), color: .black)
    ])
    #expect(none.lines[0].runs.flatMap(\.glyphs.glyphs).count == 1)
  }

  @Test func invisibleScalarsNeedNoFont() {
    let layout = layout("a\u{200B}\u{2060}\u{FEFF}\u{FE0F}\u{1}b")
    #expect(layout.missingScalars == [])
    #expect(layout.size.width == self.layout("ab").size.width)
  }
}
