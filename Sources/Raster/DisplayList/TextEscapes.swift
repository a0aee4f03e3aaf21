/// How text forms write strings; ``TextScanner`` reads them back.
extension String {
  /// The string itself if it is one plain word, otherwise the string in quotation marks.
  package var wordOrQuoted: String {
    let isWord =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-._+".unicodeScalars.contains($0) }
    return isWord ? self : "\"\(escaped(quotes: true))\""
  }

  /// The string on one line, with control characters and backslashes escaped.
  package func escaped(quotes: Bool) -> String {
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
