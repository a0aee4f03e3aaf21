import SnapshotFoundation
import Testing

/// The validation of UTF-8, by the standard library and as systems without it do.
@Suite struct UTF8TextTests {
  @Test(arguments: ["", "plain", "é € 😀", "\u{FFFD}", "a\0b", "\u{FEFF}mark", "e\u{301}"])
  func acceptsText(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(String(validUTF8: bytes)?.utf8.elementsEqual(bytes) == true)
    #expect(String(validUTF8ByComparison: bytes)?.utf8.elementsEqual(bytes) == true)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xEF, 0xBF, 0xBD, 0xFF],
    ] as [[UInt8]])
  func rejectsOtherBytes(_ bytes: [UInt8]) {
    #expect(String(validUTF8: bytes) == nil)
    #expect(String(validUTF8ByComparison: bytes) == nil)
  }
}
