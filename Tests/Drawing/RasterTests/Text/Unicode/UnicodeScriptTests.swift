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
    #expect(
      scalars {
        $0 != .unassigned && $0 != .privateUse && $0 != .surrogate
      } where: {
        $0 == .unknown
      } == [])
  }

  @Test(.enabled(if: Unicode.Scalar(0x323B0)?.properties.generalCategory == .otherLetter, "Swift 6.2 has Unicode 16"))
  func theTablesCoverNothingElse() {
    #expect(
      scalars {
        $0 == .unassigned
      } where: {
        $0 != .unknown
      } == [])
  }

  /// The first scalars of a general category and a script.
  private func scalars(
    _ hasCategory: (Unicode.GeneralCategory) -> Bool, where hasScript: (UnicodeScript) -> Bool
  ) -> [Unicode.Scalar] {
    let all = (UInt32(0)...0x10_FFFF).compactMap(Unicode.Scalar.init)
    return Array(all.filter { hasCategory($0.properties.generalCategory) && hasScript(.of($0)) }.prefix(8))
  }
}
