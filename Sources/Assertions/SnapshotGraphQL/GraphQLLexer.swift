import SnapshotFoundation

/// A lexical token of GraphQL (October 2021, section 2.1).
struct GraphQLToken {
  enum Kind: Equatable {
    /// One of `! $ & ( ) ... : = @ [ ] { | }`.
    case punctuator(String)
    case name(String)
    /// The notation of an integer.
    case int(String)
    /// The notation of a floating-point number.
    case float(String)
    /// The value of a string or block string.
    case string(String)
    case end
  }

  var kind: Kind
  /// The offset of its first byte.
  var start: Int
}

/// A syntax error in a schema.
struct GraphQLSyntaxError: Error, CustomStringConvertible {
  var reason: String
  /// From 1, in bytes.
  var line: Int
  var column: Int

  var description: String { "The text is not a GraphQL schema: \(reason) at line \(line), column \(column)." }
}

/// Divides a document into tokens. Commas, comments, white space and byte order marks are ignored.
struct GraphQLLexer {
  let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  func failure(_ reason: String, at offset: Int) -> GraphQLSyntaxError {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return GraphQLSyntaxError(reason: reason, line: line, column: before.count - start + 1)
  }

  mutating func next() throws(GraphQLSyntaxError) -> GraphQLToken {
    skipIgnored()
    let start = position
    guard position < bytes.count else { return GraphQLToken(kind: .end, start: start) }
    let kind: GraphQLToken.Kind
    switch bytes[position] {
    case UInt8(ascii: "\""):
      kind = .string(isNext("\"\"\"") ? try blockString() : try string())
    case UInt8(ascii: "."):
      guard isNext("...") else { throw failure("unexpected “.”", at: start) }
      position += 3
      kind = .punctuator("...")
    case let byte where "!$&():=@[]{|}".utf8.contains(byte):
      position += 1
      kind = .punctuator(String(UnicodeScalar(byte)))
    case let byte where Self.startsName(byte):
      position = bytes[position...].firstIndex { !Self.startsName($0) && !Self.isDigit($0) } ?? bytes.count
      kind = .name(String(decoding: bytes[start..<position], as: UTF8.self))
    case let byte where Self.isDigit(byte) || byte == UInt8(ascii: "-"):
      kind = try number()
    default:
      throw failure("unexpected character", at: start)
    }
    return GraphQLToken(kind: kind, start: start)
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skipIgnored() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ","): position += 1
      case UInt8(ascii: "#"):
        position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      case 0xEF where isNext("\u{FEFF}"): position += 3
      default: return
      }
    }
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func digits() -> Int {
    let start = position
    while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
    return position - start
  }

  private mutating func number() throws(GraphQLSyntaxError) -> GraphQLToken.Kind {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else { throw failure("invalid number", at: start) }
    var isFloat = false
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isFloat = true
      position += 1
      guard digits() > 0 else { throw failure("invalid number", at: start) }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      guard digits() > 0 else { throw failure("invalid number", at: start) }
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") || Self.startsName(bytes[position]) {
      throw failure("invalid number", at: start)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return isFloat ? .float(text) : .int(text)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09,
  ]

  private mutating func string() throws(GraphQLSyntaxError) -> String {
    let start = position
    var output: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: output, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        guard position < bytes.count else { throw failure("a string has no end", at: start) }
        if let plain = Self.escapes[bytes[position]] {
          output.append(plain)
          position += 1
        } else {
          output += String(try escapedCharacter()).utf8
        }
      case let byte:
        output.append(byte)
        position += 1
      }
    }
    throw failure("a string has no end", at: start)
  }

  /// Reads `u` and four hexadecimal digits. Two escapes of surrogates are one character.
  private mutating func escapedCharacter() throws(GraphQLSyntaxError) -> Character {
    let start = position
    let high = try codeUnit()
    if (0xD800..<0xDC00).contains(high), isNext("\\u") {
      position += 1
      let low = try codeUnit()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00)
      else { throw failure("invalid escape sequence", at: start) }
      return Character(scalar)
    }
    guard let scalar = Unicode.Scalar(high) else { throw failure("invalid escape sequence", at: start) }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(GraphQLSyntaxError) -> UInt32 {
    let digits = bytes[position...].dropFirst().prefix(4)
    guard bytes[position] == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("invalid escape sequence", at: position) }
    position += 5
    return unit
  }

  private mutating func blockString() throws(GraphQLSyntaxError) -> String {
    let start = position
    var raw: [UInt8] = []
    position += 3
    while position < bytes.count {
      if isNext("\"\"\"") {
        position += 3
        return GraphQLBlockString.value(raw)
      }
      if isNext("\\\"\"\"") {
        raw += Array("\"\"\"".utf8)
        position += 4
      } else {
        raw.append(bytes[position])
        position += 1
      }
    }
    throw failure("a block string has no end", at: start)
  }
}

/// The value of block strings (October 2021, section 2.9.4, “BlockStringValue”).
enum GraphQLBlockString {
  /// Returns the lines without their common indentation and without blank lines at both ends.
  static func value(_ raw: [UInt8]) -> String {
    var lines = lines(of: raw)
    func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
    func isBlank(_ line: ArraySlice<UInt8>) -> Bool { indentation(line) == line.count }
    let common = lines.dropFirst().filter { !isBlank($0) }.map(indentation).min() ?? 0
    for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(common) }
    let first = lines.firstIndex { !isBlank($0) } ?? lines.count
    let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? first
    return String(decoding: Array(lines[first..<end].joined(separator: [0x0A])), as: UTF8.self)
  }

  private static func lines(of raw: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var position = 0
    while position < raw.count {
      guard raw[position] == 0x0A || raw[position] == 0x0D else {
        position += 1
        continue
      }
      lines.append(raw[start..<position])
      position += raw[position] == 0x0D && position + 1 < raw.count && raw[position + 1] == 0x0A ? 2 : 1
      start = position
    }
    return lines + [raw[start...]]
  }
}
