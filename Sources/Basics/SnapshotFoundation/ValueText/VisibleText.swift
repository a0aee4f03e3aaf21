/// Escapes texts from tests so that they are safe to print. Names and messages can contain control sequences, line feeds or
/// bidirectional formatting characters.
package enum VisibleText {
  /// Returns a text in one line. Control and formatting characters are escaped as in `\u{1B}`.
  package static func line(_ text: String) -> String { escape(text, keeping: []) }

  /// Returns a text that keeps its line feeds and tabs.
  package static func block(_ text: String) -> String { escape(text, keeping: ["\n", "\t"]) }

  private static func escape(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) && !kept.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !kept.contains(scalar) {
        result += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a scalar is a control character, a bidirectional formatting character, or invisible.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
