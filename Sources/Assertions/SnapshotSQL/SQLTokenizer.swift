/// A token of SQL, with the bytes of its source.
struct SQLToken {
  enum Kind { case word, comment, lineComment, other }

  var kind: Kind
  var bytes: ArraySlice<UInt8>
  /// Whether white space precedes it.
  var isSeparated: Bool

  /// The text in capitals, for words.
  var keyword: String { kind == .word ? String(decoding: bytes, as: UTF8.self).uppercased() : "" }

  func isByte(_ character: Unicode.Scalar) -> Bool { bytes.count == 1 && bytes.first == UInt8(ascii: character) }
}

/// Divides SQL into tokens, in the dialects of SQLite, PostgreSQL and MySQL: strings, quoted identifiers, dollar quotes and
/// comments are whole tokens.
struct SQLTokenizer {
  let bytes: [UInt8]
  private var position = 0
  /// Whether a search found no closing bracket, so that none is repeated.
  private var lacksClosingBracket = false
  private(set) var tokens: [SQLToken] = []

  /// Divides a text.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ text: String) throws(SQLTextError) {
    bytes = Array(text.utf8)
    while true {
      let before = position
      while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
      guard position < bytes.count else { return }
      let start = position
      let kind = try scan()
      tokens.append(SQLToken(kind: kind, bytes: bytes[start..<position], isSeparated: before < start))
    }
  }

  private mutating func scan() throws(SQLTextError) -> SQLToken.Kind {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "'"):
      let prefix = tokens.last
      let hasEscapes = prefix.map { $0.bytes.endIndex == position && $0.keyword == "E" } ?? false
      try quoted(by: byte, hasEscapes: hasEscapes, "a string")
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      try quoted(by: byte, hasEscapes: false, "a quoted identifier")
    case UInt8(ascii: "[") where startsBracketedIdentifier:
      if let end = lacksClosingBracket ? nil : bytes[position...].firstIndex(of: UInt8(ascii: "]")) {
        position = end + 1
      } else {
        lacksClosingBracket = true
        position += 1
      }
    case UInt8(ascii: "-") where next == UInt8(ascii: "-"):
      position = bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      return .lineComment
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      try skip(to: Array("*/".utf8), from: position + 2, "a comment")
      return .comment
    case UInt8(ascii: "$"):
      if let tag = dollarTag {
        try skip(to: tag, from: position + tag.count, "a dollar-quoted string")
      } else {
        position += 1
      }
    case _ where Self.isWord(byte):
      position = bytes[position...].firstIndex { !Self.isWord($0) && $0 != UInt8(ascii: "$") } ?? bytes.count
      return .word
    default:
      position += 1
    }
    return .other
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Whether a bracket begins an identifier (`[order]`), not an index or an array (`a[1]`, `ARRAY[1]`).
  private var startsBracketedIdentifier: Bool {
    guard let last = tokens.last, last.bytes.endIndex == position else { return true }
    return last.isByte(".") || last.isByte(",") || last.isByte("(")
  }

  /// The mark with which a dollar-quoted string begins and ends, `$$` or `$body$`; `nil` for a parameter such as `$1`.
  private var dollarTag: [UInt8]? {
    let name = bytes[(position + 1)...].prefix(while: Self.isWord)
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "$"),
      name.first.map({ !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }) ?? true
    else { return nil }
    return Array(bytes[position...name.endIndex])
  }

  private mutating func quoted(by mark: UInt8, hasEscapes: Bool, _ name: String) throws(SQLTextError) {
    let start = position
    position += 1
    while position < bytes.count {
      if hasEscapes, bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] != mark {
        position += 1
      } else if next == mark {
        position += 2
      } else {
        position += 1
        return
      }
    }
    throw SQLTextError(unterminated: name, bytes: bytes[..<start])
  }

  private mutating func skip(to end: [UInt8], from first: Int, _ name: String) throws(SQLTextError) {
    var index = first
    while index + end.count <= bytes.count {
      if bytes[index..<index + end.count].elementsEqual(end) {
        position = index + end.count
        return
      }
      index += 1
    }
    throw SQLTextError(unterminated: name, bytes: bytes[..<position])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isWord(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// An error for SQL that ends inside of a token.
struct SQLTextError: Error, CustomStringConvertible {
  var name: String
  /// From 1.
  var line: Int

  init(unterminated name: String, bytes: ArraySlice<UInt8>) {
    self.name = name
    line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  }

  var description: String {
    "The SQL ends inside of \(name) that begins in line \(line). Correct it, or compare the text with `.lines`."
  }
}
