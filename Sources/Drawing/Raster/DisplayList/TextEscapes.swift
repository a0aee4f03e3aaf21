/// How text forms write strings; ``TextScanner`` reads them back.
extension String {
  /// The string itself if it is one plain word, otherwise the string in quotation marks.
  package var wordOrQuoted: String {
    if !isEmpty, utf8.allSatisfy(\.isWordCharacter) { return self }
    let isWord =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-._+".unicodeScalars.contains($0) }
    return isWord ? self : "\"\(escaped(quotes: true))\""
  }

  /// The string on one line, with control characters and backslashes escaped.
  package func escaped(quotes: Bool) -> String {
    // Most strings have nothing to escape. The bytes 0xC2 and 0xE2 begin the line separators of Unicode.
    let isPlain = utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != 0x5C && !(quotes && byte == 0x22) && byte != 0xC2 && byte != 0xE2
    }
    if isPlain { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\"" where quotes: result += "\\\""
      case "\u{85}", "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit, or one of `-`, `.`, `_` and `+`.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x2B: true
    default: false
    }
  }
}
