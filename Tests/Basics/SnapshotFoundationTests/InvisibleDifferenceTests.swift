import SnapshotFoundation
import Testing

/// What a message says about differences that eyes cannot see.
@Suite struct InvisibleDifferenceTests {
  private func remark(_ old: String, _ new: String) -> String? {
    TextDifference(expected: old, actual: new).invisibleDifferences(expected: old, actual: new)
  }

  /// Texts, the column, and what each has there.
  @Test(
    arguments: [
      ("a b", "a\u{A0}b", 2, "U+0020 SPACE", "U+00A0 NO-BREAK SPACE"),
      ("a b", "a\u{3000}b", 2, "U+0020 SPACE", "U+3000 IDEOGRAPHIC SPACE"),
      ("    a", "\ta", 1, "U+0020 SPACE, U+0020 SPACE, U+0020 SPACE, U+0020 SPACE", "U+0009 CHARACTER TABULATION"),
      ("a", "a\t", 2, "no character", "U+0009 CHARACTER TABULATION"),
      ("a", "\u{FEFF}a", 1, "no character", "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
      ("ab", "a\u{200B}b", 2, "no character", "U+200B ZERO WIDTH SPACE"),
      ("ab", "a\u{AD}b", 2, "no character", "U+00AD SOFT HYPHEN"),
      ("a b", "a \u{202E}b", 3, "no character", "U+202E RIGHT-TO-LEFT OVERRIDE"),
      ("ab", "a\u{1B}b", 2, "no character", "U+001B ESCAPE"),
      ("paypal", "p\u{430}ypal", 2, "U+0061 LATIN SMALL LETTER A", "U+0430 CYRILLIC SMALL LETTER A"),
      ("Oslo", "\u{39F}slo", 1, "U+004F LATIN CAPITAL LETTER O", "U+039F GREEK CAPITAL LETTER OMICRON"),
      ("A1", "A\u{FF11}", 2, "U+0031 DIGIT ONE", "U+FF11 FULLWIDTH DIGIT ONE"),
      ("1-2", "1\u{2212}2", 2, "U+002D HYPHEN-MINUS", "U+2212 MINUS SIGN"),
    ] as [(String, String, Int, String, String)])
  func characterIsNamed(old: String, new: String, column: Int, reference: String, value: String) {
    #expect(
      remark("first\n\(old)\nlast", "first\n\(new)\nlast")
        == "Line 2, column \(column): \(reference) in the reference, \(value) in the new value.")
    #expect(
      remark(new, old) == "Line 1, column \(column): \(value) in the reference, \(reference) in the new value.")
  }

  @Test func composedAndDecomposedCharacters() {
    #expect(
      remark("Zu\u{308}rich", "Z\u{FC}rich")
        == "Line 1, column 2: U+0075 LATIN SMALL LETTER U, U+0308 COMBINING DIAERESIS in the reference, "
        + "U+00FC LATIN SMALL LETTER U WITH DIAERESIS in the new value. "
        + "The lines are canonically equivalent (composed and decomposed characters), but their bytes differ.")
  }

  @Test(
    arguments: [
      ("a", "b"), ("a b", "a  b"), ("a", "a "), ("  a", "    a"), ("e", "e\u{301}"), ("", "a"), ("a", "a\nb"),
    ])
  func visibleDifferencesAreNotNamed(old: String, new: String) {
    #expect(remark(old, new) == nil)
  }

  @Test func carriageReturnWithoutALineFeed() {
    #expect(
      remark("a\r", "a")
        == "Line 1, column 2: U+000D CARRIAGE RETURN in the reference, no character in the new value.")
  }

  @Test func lineEndings() throws {
    let converted = try #require(remark("a\r\nb\r\n", "a\nb\n"))
    #expect(converted.hasPrefix("Line endings: CR LF in the reference (2 lines), LF in the new value (2 lines). "))
    #expect(converted.contains("to .gitattributes, such as `**/__Snapshots__/** -text`"))
    let value = try #require(remark("a\nb\nc", "a\r\nb"))
    #expect(value.hasPrefix("Line endings: LF in the reference (2 lines), CR LF in the new value (1 line). "))
    #expect(!value.contains("gitattributes"))
    #expect(remark("a\r\nb", "a\r\nc") == nil)
  }

  @Test func manyLinesAreBounded() throws {
    let old = (0..<5_000).map { "a \($0)" }.joined(separator: "\n")
    let text = try #require(remark(old, old.replacing(" ", with: "\u{A0}")))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last == "997 more lines look the same, but differ.")
  }
}
