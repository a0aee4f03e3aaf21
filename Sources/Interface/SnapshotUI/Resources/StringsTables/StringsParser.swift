/// A parser of `"key" = "value";` pairs with comments, the text form of strings tables.
struct StringsParser {
  /// What a file has instead of a pair, and where.
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var problem: String

    var description: String { "line \(line): \(problem)" }
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the pairs. The last one of equal keys counts.
  mutating func pairs() throws(Failure) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipSpace()
    while place < scalars.count {
      let key = try string()
      try skipSpace()
      if consume("=") {
        try skipSpace()
        pairs[key] = try string()
        try skipSpace()
      } else {
        // A key alone is its own value.
        pairs[key] = key
      }
      guard consume(";") else { throw failure("expected ; after \(quoted(key))") }
      try skipSpace()
    }
    return pairs
  }

  private func failure(_ problem: String) -> Failure {
    Failure(line: 1 + scalars[..<min(place, scalars.count)].count { $0 == "\n" }, problem: problem)
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private func matches(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(Failure) {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace || scalars[place] == "\u{FEFF}" {
        place += 1
      } else if matches("//") {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if matches("/*") {
        let start = self
        place += 2
        while place < scalars.count, !matches("*/") { place += 1 }
        guard place < scalars.count else { throw start.failure("the comment has no end") }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func string() throws(Failure) -> String {
    if consume("\"") { return try quotedString() }
    let start = place
    while place < scalars.count, isUnquoted(scalars[place]) { place += 1 }
    guard place > start else { throw failure("expected a string in quotation marks") }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<place])
    return String(text)
  }

  private func isUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-.:$/".unicodeScalars.contains(scalar)
  }

  private mutating func quotedString() throws(Failure) -> String {
    let start = self
    var text = String.UnicodeScalarView()
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard place < scalars.count else { break }
        let escaped = scalars[place]
        place += 1
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "0": text.append("\0")
        case "U", "u": text.append(contentsOf: try codeUnits())
        default: text.append(escaped)
        }
      default: text.append(scalar)
      }
    }
    throw start.failure("the string has no closing quotation mark")
  }

  /// Reads the digits of `\U00e9`, and a second escape for the rest of a surrogate pair.
  private mutating func codeUnits() throws(Failure) -> String.UnicodeScalarView {
    var units: [UInt16] = []
    repeat {
      var digits = ""
      while digits.count < 4, place < scalars.count, scalars[place].properties.isASCIIHexDigit {
        digits.unicodeScalars.append(scalars[place])
        place += 1
      }
      guard let unit = UInt16(digits, radix: 16) else { throw failure("expected hexadecimal digits after \\U") }
      units.append(unit)
      let isPair = UTF16.isLeadSurrogate(unit) && (matches("\\U") || matches("\\u"))
      if isPair { place += 2 }
      if !isPair { break }
    } while true
    return String(decoding: units, as: UTF16.self).unicodeScalars
  }
}
