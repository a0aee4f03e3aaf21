/// Steps over the parts of Swift source whose contents must not be mistaken for code: strings, comments, regular
/// expressions, and what stands in brackets.
struct SwiftScanner {
  let text: [UInt8]
  var at: Int
  /// The last byte that is neither a space nor part of a comment.
  private(set) var lastSignificant: UInt8?
  /// The position of ``lastSignificant``.
  private(set) var lastSignificantAt = -1

  init(_ text: [UInt8], at start: Int = 0) {
    self.text = text
    at = start
  }

  var isAtEnd: Bool { at >= text.count }

  /// The byte at the current position; 0 at the end.
  var byte: UInt8 { byte(at: at) }

  func byte(at position: Int) -> UInt8 { text.indices.contains(position) ? text[position] : 0 }

  func starts(with words: StaticString) -> Bool {
    let count = words.utf8CodeUnitCount
    guard at + count <= text.count else { return false }
    return words.withUTF8Buffer { buffer in text[at..<at + count].elementsEqual(buffer) }
  }

  /// Whether a word stands at the current position, and no longer one.
  func isAtWord(_ word: StaticString) -> Bool {
    starts(with: word) && !Self.isWord(byte(at: at + word.utf8CodeUnitCount)) && !Self.isWord(byte(at: at - 1))
  }

  /// Steps over one thing: a comment, a literal, a bracket with all that it contains, or one byte.
  mutating func step() {
    if skipComment() { return }
    let start = at
    defer { if at > start { note(at - 1) } }
    if skipString() || skipRegex() { return }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBracket()
    default: at += 1
    }
  }

  /// Steps over spaces and comments.
  mutating func skipTrivia() {
    while !isAtEnd {
      if byte <= 32 { at += 1 } else if !skipComment() { return }
    }
  }

  /// Steps over an identifier, and returns it.
  mutating func word() -> ArraySlice<UInt8> {
    let start = at
    while !isAtEnd, Self.isWord(byte) || byte == UInt8(ascii: "`") { at += 1 }
    if at > start { note(at - 1) }
    return text[start..<at]
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      true
    default: false
    }
  }

  private mutating func note(_ position: Int) {
    guard byte(at: position) > 32 else { return }
    lastSignificant = byte(at: position)
    lastSignificantAt = position
  }
}

extension SwiftScanner {
  /// Steps over a comment that starts here.
  mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while !isAtEnd, byte != 10, byte != 13 { at += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        at += 2
      } else if starts(with: "*/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Steps over a string literal that starts here: plain, raw or of several lines.
  mutating func skipString() -> Bool {
    var hashes = 0
    while byte(at: at + hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(at: at + hashes) == UInt8(ascii: "\"") else { return false }
    at += hashes
    let isMultiline = starts(with: "\"\"\"") && !endsOnItsLine(hashes: hashes)
    let quotes = isMultiline ? 3 : 1
    at += quotes
    while !isAtEnd {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: at + 1) {
        at += 1 + hashes
        if byte == UInt8(ascii: "(") { skipBracket() } else { at += 1 }
      } else if isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\""), hasHashes(hashes, at: at + quotes) {
        at += quotes + hashes
        return true
      } else if !isMultiline, byte == 10 {
        return true
      } else {
        at += 1
      }
    }
    return true
  }

  /// Whether a raw string whose first quote is here ends on its line: `#"""#` contains one quote.
  private func endsOnItsLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var position = at + 1
    while position < text.count, text[position] != 10, text[position] != 13 {
      if text[position] == UInt8(ascii: "\""), hasHashes(hashes, at: position + 1) { return true }
      position += 1
    }
    return false
  }

  /// Steps over a regular expression that starts here.
  mutating func skipRegex() -> Bool {
    var hashes = 0
    while byte(at: at + hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(at: at + hashes) == UInt8(ascii: "/") else { return false }
    let open = at + hashes
    if hashes == 0 {
      // An operator has an operand before it; a regular expression neither starts nor ends with a space.
      guard mayStartOperand, !" \t\n\r".utf8.contains(byte(at: open + 1)) else { return false }
    }
    var position = open + 1
    while position < text.count, hashes > 0 || (text[position] != 10 && text[position] != 13) {
      switch text[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "/") where hasHashes(hashes, at: position + 1):
        at = position + 1 + hashes
        return true
      default: break
      }
      position += 1
    }
    return false
  }

  /// Whether an operand may start here, because an operator, a bracket, a separator or a keyword precedes.
  private var mayStartOperand: Bool {
    guard let last = lastSignificant else { return true }
    if "(,=:[{;!&|?<>+-*~^%".utf8.contains(last) { return true }
    guard Self.isWord(last) else { return false }
    var start = lastSignificantAt
    while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
    return ["return", "in", "case", "where", "if", "while", "try", "await", "else", "is", "as"].contains(
      String(decoding: text[start...lastSignificantAt], as: UTF8.self))
      || text[lastSignificantAt + 1..<at].contains(10)
  }

  private func hasHashes(_ count: Int, at position: Int) -> Bool {
    position + count <= text.count && text[position..<position + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Steps over a bracket that opens here and everything up to the one that closes it.
  mutating func skipBracket() {
    var depth = 0
    while !isAtEnd {
      if skipComment() { continue }
      let start = at
      if !skipString(), !skipRegex() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        at += 1
      }
      note(max(start, at - 1))
      if depth == 0 { return }
    }
  }
}
