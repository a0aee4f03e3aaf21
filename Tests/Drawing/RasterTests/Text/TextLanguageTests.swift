import Foundation
import Raster
import Testing

/// The language of a run, which chooses letters of the font.
struct TextLanguageTests {
  private static func glyphs(_ text: String, language: String?) -> [UInt32] {
    let run = TextRun(text, font: FontDescriptor(size: 20), color: .black, language: language)
    return Typesetter().layout([run]).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
  }

  @Test func lettersHaveTheFormsOfTheLanguage() {
    // Romanian has a comma below s and t, also in texts that were written with the cedilla of Turkish.
    let comma = Self.glyphs("\u{219}\u{21B}", language: nil)
    let cedilla = Self.glyphs("\u{15F}\u{163}", language: nil)
    #expect(comma != cedilla)
    for language in ["ro", "ro-RO", "ro_MD", "RO-Latn-RO"] {
      #expect(Self.glyphs("\u{15F}\u{163}", language: language) == comma, "\(language)")
    }
    for language in ["tr", "tr_TR", "en"] {
      #expect(Self.glyphs("\u{15F}\u{163}", language: language) == cedilla, "\(language)")
    }
    // The cache distinguishes languages.
    #expect(Self.glyphs("\u{15F}\u{163}", language: nil) == cedilla)
    // Urdu has digits of its own.
    #expect(Self.glyphs("\u{6F4}\u{6F7}", language: "ur") != Self.glyphs("\u{6F4}\u{6F7}", language: "fa"))
  }

  @Test func languagesDivideALine() {
    let runs = ["ro", "tr"].map {
      TextRun("\u{15F}", font: FontDescriptor(size: 20), color: .black, language: $0)
    }
    let glyphs = Typesetter().layout(runs).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
    #expect(glyphs.count == 2 && glyphs[0] != glyphs[1])
  }

  @Test(arguments: ["", "no such language", "x", "ro\u{0}", "ro ", "日本", String(repeating: "a", count: 10_000), "-"])
  func anUnknownLanguageIsNone(language: String) {
    #expect(Self.glyphs("\u{15F}", language: language) == Self.glyphs("\u{15F}", language: nil))
  }
}
