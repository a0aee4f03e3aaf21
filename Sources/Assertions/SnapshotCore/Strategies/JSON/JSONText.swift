/// JSON with the position of each value in its text, so that a value can be replaced without changing the text around it.
///
/// The grammar is that of RFC 8259. Numbers keep their notation, members their order, and repeated keys are kept.
package struct JSONText {
  /// A value and its range, as offsets into ``bytes``.
  package struct Value {
    package var content: Content
    package var range: Range<Int>
  }

  package enum Content {
    case object([Member])
    case array([Value])
    /// The unescaped string.
    case string(String)
    /// The source text of a number, `true`, `false` or `null`.
    case literal
  }

  package struct Member {
    package var key: String
    package var value: Value
  }

  /// The maximum nesting depth. Each level needs stack space.
  package static let deepest = 256

  package let bytes: [UInt8]
  package let root: Value

  /// Reads a text.
  ///
  /// - Throws: ``JSONTextError`` with the line and column where the text stops being JSON.
  /// - Complexity: linear in the length of the text.
  package init(_ text: String) throws(JSONTextError) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes: bytes)
    self.bytes = bytes
    root = try reader.document()
  }

  /// Returns the source text of a value.
  package func source(of value: Value) -> String { String(decoding: bytes[value.range], as: UTF8.self) }
}

/// A syntax error in JSON.
package struct JSONTextError: Error, CustomStringConvertible {
  var reason: String
  /// From 1, in bytes.
  var line: Int
  var column: Int

  package var description: String { "The text is not valid JSON: \(reason) at line \(line), column \(column)." }
}

/// Reads JSON from bytes.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  mutating func document() throws(JSONTextError) -> JSONText.Value {
    // A byte order mark is allowed to be there, by RFC 8259's section 8.1.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw failure("unexpected text after the value") }
    return value
  }

  private func failure(_ reason: String) -> JSONTextError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isAtEnd = position >= bytes.count
    return JSONTextError(
      reason: isAtEnd ? reason + ", but the text ends" : reason, line: line, column: before.count - start + 1)
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
  }

  private mutating func next(is byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONTextError) -> JSONText.Value {
    skipSpace()
    guard position < bytes.count else { throw failure("expected a value") }
    let start = position
    let content: JSONText.Content
    switch bytes[position] {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try string())
    default:
      try literal()
      content = .literal
    }
    return JSONText.Value(content: content, range: start..<position)
  }

  private mutating func enter() throws(JSONTextError) {
    position += 1
    depth += 1
    if depth > JSONText.deepest { throw failure("values are nested more than \(JSONText.deepest) levels deep") }
  }

  private mutating func members() throws(JSONTextError) -> [JSONText.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONText.Member] = []
    if next(is: "}") { return members }
    while true {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw failure("expected a key") }
      let key = try string()
      guard next(is: ":") else { throw failure("expected a colon") }
      members.append(JSONText.Member(key: key, value: try value()))
      if next(is: "}") { return members }
      guard next(is: ",") else { throw failure("expected a comma or a closing brace") }
    }
  }

  private mutating func elements() throws(JSONTextError) -> [JSONText.Value] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONText.Value] = []
    if next(is: "]") { return elements }
    while true {
      elements.append(try value())
      if next(is: "]") { return elements }
      guard next(is: ",") else { throw failure("expected a comma or a closing bracket") }
    }
  }

  private mutating func literal() throws(JSONTextError) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    func digits() -> Int {
      var end = position
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      return end - position
    }
    func isNext(_ set: String) -> Bool { position < bytes.count && set.utf8.contains(bytes[position]) }
    let start = position
    if isNext("-") { position += 1 }
    let whole = digits()
    guard whole > 0 else {
      position = start
      throw failure("expected a value")
    }
    guard whole == 1 || bytes[position] != UInt8(ascii: "0") else { throw failure("a number has a leading zero") }
    position += whole
    if isNext(".") {
      position += 1
      let fraction = digits()
      guard fraction > 0 else { throw failure("expected a digit") }
      position += fraction
    }
    if isNext("eE") {
      position += 1
      if isNext("+-") { position += 1 }
      let exponent = digits()
      guard exponent > 0 else { throw failure("expected a digit") }
      position += exponent
    }
  }

  private mutating func string() throws(JSONTextError) -> String {
    position += 1
    var output: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: output, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        output.append(contentsOf: String(try escaped()).utf8)
      case ..<0x20:
        throw failure("a string contains an unescaped control character")
      default:
        output.append(byte)
        position += 1
      }
    }
    throw failure("expected a closing quotation mark")
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escaped() throws(JSONTextError) -> Character {
    guard position < bytes.count else { throw failure("expected an escape sequence") }
    if let plain = Self.escapes[bytes[position]] {
      position += 1
      return Character(plain)
    }
    guard bytes[position] == UInt8(ascii: "u") else { throw failure("unknown escape sequence") }
    let high = try codeUnit()
    guard (0xD800..<0xDC00).contains(high) else {
      // A surrogate alone has no character; RFC 8259 leaves open what becomes of it.
      return Character(Unicode.Scalar(high) ?? "\u{FFFD}")
    }
    let afterHigh = position
    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") {
      position += 1
      let low = try codeUnit()
      if (0xDC00..<0xE000).contains(low) {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00
        return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      position = afterHigh
    }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONTextError) -> UInt16 {
    position += 1
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    position += 4
    return unit
  }
}
