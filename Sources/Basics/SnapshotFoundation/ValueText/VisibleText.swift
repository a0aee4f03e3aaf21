/// Escapes texts from tests so that they are safe to print. Names and messages can contain control sequences, line feeds or
/// bidirectional formatting characters.
package enum VisibleText {
  /// Returns a text in one line. Control and formatting characters are escaped as in `\u{1B}`.
  package static func line(_ text: String) -> String { escape(text, keeping: []) }

  /// Returns a text that keeps its line feeds and tabs.
  package static func block(_ text: String) -> String { escape(text, keeping: ["\n", "\t"]) }

  /// Returns a text that keeps its line feeds, tabs, and the colors and weights of a terminal, which do not outlast it.
  package static func styled(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\u{1B}" }) else { return block(text) }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      result += block(String(rest[..<start]))
      let sequence = rest[start...].dropFirst()
      let digits = sequence.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
      if sequence.first == "[", digits.endIndex < rest.endIndex, rest[digits.endIndex] == "m" {
        result += String(rest[start...digits.endIndex])
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        result += block("\u{1B}")
        rest = sequence
      }
    }
    return result + block(String(rest))
  }

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

  /// Returns whether a scalar is a control character, a bidirectional formatting character, or invisible. The joiners of emoji and
  /// of scripts such as Persian are neither.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
