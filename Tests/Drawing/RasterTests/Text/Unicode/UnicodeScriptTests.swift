import Testing

// The Unicode tables are internal.
@testable import Raster

@Suite struct UnicodeScriptTests {
  @Test(
    arguments: [
      ("a", "Latn"), ("ß", "Latn"), ("Ω", "Grek"), ("я", "Cyrl"), ("ש", "Hebr"), ("ع", "Arab"), ("ไ", "Thai"),
      ("ລ", "Laoo"),
      ("ក", "Khmr"), ("က", "Mymr"), ("あ", "Hira"), ("ア", "Kana"), ("日", "Hani"), ("한", "Hang"), ("क", "Deva"),
      (" ", "Zyyy"), ("1", "Zyyy"), ("€", "Zyyy"), ("😀", "Zyyy"), ("\u{0}", "Zyyy"), ("\u{301}", "Zinh"),
      ("\u{200D}", "Zinh"),
      ("\u{E000}", "Zzzz"), ("\u{378}", "Zzzz"), ("\u{10FFFF}", "Zzzz"), ("\u{20000}", "Hani"),
    ] as [(Unicode.Scalar, String)])
  func scalarsHaveTheScriptOfTheStandard(scalar: Unicode.Scalar, code: String) {
    #expect(UnicodeScript.of(scalar).code == code)
    #expect(UnicodeScript.scripts(of: ["a", scalar]).map(\.code) == ["Latn", code])
  }

  @Test func sharedCharactersHaveACommonOrInheritedScript() {
    #expect(UnicodeScript.of(",") == .common)
    #expect(UnicodeScript.of("\u{301}") == .inherited)
    #expect(UnicodeScript.of("\u{378}") == .unknown)
  }

  /// The standard library knows the general category, which tells the same of some classes.
  @Test func theTablesCoverEveryScalar() {
    var unassignedButScripted = 0
    for code in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      if scalar.properties.generalCategory == .unassigned, UnicodeScript.of(scalar) != .unknown {
        unassignedButScripted += 1
      }
    }
    #expect(unassignedButScripted == 0)
  }
}
