/// A language tag for shaping.
struct TextLanguage: Hashable, Sendable {
  /// The tag in lowercase, with hyphens.
  let tag: String

  /// HarfBuzz keeps every tag that it has seen, and no longer tag names a language of OpenType.
  private static let longest = 64

  /// Returns `nil` for an invalid tag: one that is empty, too long, or has other characters than ASCII letters, digits, hyphens and
  /// underscores. An underscore, as in identifiers of locales, counts as a hyphen.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "_"): bytes.append(UInt8(ascii: "-"))
      default: return nil
      }
    }
    tag = String(decoding: bytes, as: UTF8.self)
  }
}
