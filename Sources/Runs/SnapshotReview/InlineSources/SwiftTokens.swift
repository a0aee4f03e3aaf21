import Foundation

/// The tokens of a Swift source, as far as edits of inline references need them: words, brackets, string literals and marks.
///
/// The tool does not build swift-syntax for a few edits, so this is not a parser of Swift. It reads only what has one meaning,
/// and gives up on everything else, such as a slash that may begin a regular expression with quotation marks. A source that
/// it gives up on is not edited.
struct SwiftTokens {
  enum Kind {
    case word
    /// A word with a number sign, such as `#if` or `#expect`.
    case directive
    case string
    case open, close
    case mark
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
    /// The index of the other bracket.
    var partner = -1
    var isFirstOfLine = false
  }

  /// The largest source that is read, in bytes.
  static let largestSource = 8 << 20

  let bytes: [UInt8]
  let tokens: [Token]

  /// Reads a source; `nil` if it has anything that could have another meaning than the one that this reader knows.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= SwiftTokens.largestSource, String(bytes: bytes, encoding: .utf8) != nil else { return nil }
    var reader = Reader(bytes: bytes)
    guard reader.readAll() else { return nil }
    self.bytes = bytes
    tokens = reader.tokens
  }

  func text(_ index: Int) -> String { text(tokens[index].range) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the token at an index, which may be out of bounds, is a certain bracket or mark.
  func isMark(_ mark: Character, at index: Int) -> Bool {
    guard tokens.indices.contains(index), let byte = mark.asciiValue else { return false }
    let token = tokens[index]
    return token.range.count == 1 && bytes[token.range.lowerBound] == byte && token.kind != .word
  }

  func isWord(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// Returns the token ranges between brackets that commas separate.
  func elements(between open: Int) -> [Range<Int>] {
    let close = tokens[open].partner
    var elements: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if isMark(",", at: index) {
        elements.append(start..<index)
        start = index + 1
      } else if tokens[index].kind == .open {
        index = tokens[index].partner
      }
      index += 1
    }
    if start < close { elements.append(start..<close) }
    return elements
  }
}

private struct Reader {
  let bytes: [UInt8]
  var tokens: [SwiftTokens.Token] = []
  private var position = 0
  private var open: [Int] = []
  private var isFirstOfLine = true
  private var interpolations = 0

  private static let mostInterpolations = 32

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readAll() -> Bool {
    if starts([0xEF, 0xBB, 0xBF]) { position = 3 }
    if starts("#!") { return false }
    while position < bytes.count {
      guard step() else { return false }
    }
    return open.isEmpty
  }

  // MARK: -

  private func byte(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private func starts(_ text: String) -> Bool { starts(Array(text.utf8)) }

  private func starts(_ expected: [UInt8]) -> Bool {
    bytes.count - position >= expected.count && bytes[position..<position + expected.count].elementsEqual(expected)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(_ kind: SwiftTokens.Kind, _ count: Int) {
    tokens.append(
      SwiftTokens.Token(kind: kind, range: position..<position + count, isFirstOfLine: isFirstOfLine))
    isFirstOfLine = false
    position += count
  }

  /// Reads a token, a comment or a blank.
  private mutating func step() -> Bool {
    let first = bytes[position]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "\n"):
      position += 1
      isFirstOfLine = true
    case UInt8(ascii: "\r"):
      // The compiler ends a comment at a single carriage return, but does not count a line.
      guard byte(1) == UInt8(ascii: "\n") else { return false }
      position += 1
    case 0..<0x20, 0x7F: return false
    case UInt8(ascii: "/"):
      if byte(1) == UInt8(ascii: "/") { return lineComment() }
      if byte(1) == UInt8(ascii: "*") { return blockComment() }
      return slash()
    case UInt8(ascii: "\""): return string(pounds: 0)
    case UInt8(ascii: "#"): return numberSign()
    case UInt8(ascii: "`"):
      guard let end = bytes[(position + 1)...].firstIndex(of: first),
        !bytes[position..<end].contains(UInt8(ascii: "\n"))
      else { return false }
      add(.word, end + 1 - position)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(tokens.count)
      add(.open, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(first)
    case let first where Self.isOfWord(first):
      var count = 1
      while Self.isOfWord(byte(count)) { count += 1 }
      add(.word, count)
    default:
      // Placeholders of editors, what git leaves of a conflict, and the end of a comment that did not begin.
      if starts("<#") || starts("*/") || isFirstOfLine && (starts("<<<<<<<") || starts(">>>>")) { return false }
      add(.mark, 1)
    }
    return true
  }

  private mutating func close(_ bracket: UInt8) -> Bool {
    guard let other = open.popLast() else { return false }
    switch (bytes[tokens[other].range.lowerBound], bracket) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")),
      (UInt8(ascii: "{"), UInt8(ascii: "}")):
      break
    default: return false
    }
    tokens[other].partner = tokens.count
    add(.close, 1)
    tokens[tokens.count - 1].partner = other
    return true
  }

  private mutating func lineComment() -> Bool {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == 0 || bytes[position] == UInt8(ascii: "\r") && byte(1) != UInt8(ascii: "\n") { return false }
      position += 1
    }
    return true
  }

  private mutating func blockComment() -> Bool {
    var depth = 0
    while position < bytes.count {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { isFirstOfLine = true }
        if bytes[position] == 0 { return false }
        position += 1
      }
    }
    return false
  }

  /// Reads an operator or a regular expression. Where the compiler's settings decide which one it is, both must have the same
  /// brackets and no other quotation.
  private mutating func slash() -> Bool {
    let (before, after) = (byte(-1), byte(1))
    let isBound =
      Self.isOfWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
      || before == UInt8(ascii: "}") || before == UInt8(ascii: "\"")
    let isSpaced = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0].contains(after)
    guard !isBound, !isSpaced, let end = endOfRegex(from: position + 1) else {
      add(.mark, 1)
      return true
    }
    var depths = (round: 0, square: 0)
    for byte in bytes[(position + 1)..<end] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "*"):
        return false
      case UInt8(ascii: "("): depths.round += 1
      case UInt8(ascii: ")"): depths.round -= 1
      case UInt8(ascii: "["): depths.square += 1
      case UInt8(ascii: "]"): depths.square -= 1
      default: break
      }
      if depths.round < 0 || depths.square < 0 { return false }
    }
    guard depths == (0, 0), end + 1 == bytes.count || bytes[end + 1] != UInt8(ascii: "/") else { return false }
    add(.mark, end + 1 - position)
    return true
  }

  private func endOfRegex(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Reads a raw string, a regular expression with number signs, or a directive.
  private mutating func numberSign() -> Bool {
    var pounds = 1
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""): return string(pounds: pounds)
    case UInt8(ascii: "/"):
      let delimiter = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
      var index = position + pounds + 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        if bytes[index...].starts(with: delimiter) {
          add(.mark, index + delimiter.count - position)
          return true
        }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return false
    case let next where Self.isOfWord(next) && pounds == 1:
      var count = 1
      while Self.isOfWord(byte(count)) { count += 1 }
      add(.directive, count)
      return true
    default: return false
    }
  }

  private mutating func string(pounds: Int) -> Bool {
    let start = position
    let isFirst = isFirstOfLine
    let number = Array(repeating: UInt8(ascii: "#"), count: pounds)
    position += pounds
    let isMultiline = starts("\"\"\"")
    let delimiter = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + number
    position += isMultiline ? 3 : 1
    if isMultiline {
      while byte(0) == UInt8(ascii: " ") || byte(0) == UInt8(ascii: "\t") { position += 1 }
      guard byte(0) == UInt8(ascii: "\n") || byte(0) == UInt8(ascii: "\r") else { return false }
    }
    let escape = [UInt8(ascii: "\\")] + number
    while !starts(delimiter) {
      guard position < bytes.count, bytes[position] != 0 else { return false }
      if starts(escape) {
        position += escape.count
        if byte(0) == UInt8(ascii: "(") {
          guard interpolation() else { return false }
          continue
        }
      }
      if byte(0) == UInt8(ascii: "\n"), !isMultiline { return false }
      if byte(0) == UInt8(ascii: "\r"), byte(1) != UInt8(ascii: "\n") { return false }
      position += 1
    }
    let end = position + delimiter.count
    position = start
    isFirstOfLine = isFirst
    add(.string, end - start)
    return true
  }

  /// Skips the code of an interpolation, up to its closing parenthesis.
  private mutating func interpolation() -> Bool {
    guard interpolations < Self.mostInterpolations else { return false }
    let outer = (tokens, open)
    (tokens, open) = ([], [])
    interpolations += 1
    repeat {
      guard position < bytes.count, step() else { return false }
    } while !open.isEmpty
    interpolations -= 1
    (tokens, open) = outer
    return true
  }
}
