/// Reads Swift code byte by byte, without the contents of strings and comments.
struct CodeScanner {
  let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Advances by one byte, or beyond the string or comment that begins here.
  ///
  /// - Returns: The byte of code that was passed; `nil` for a string, a comment or the end. A string is code without
  ///   meaning, so `skippedString` tells it from a comment.
  mutating func advance() -> UInt8? {
    skippedString = false
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "/") where has("//", at: position):
      skipLine()
      return nil
    case UInt8(ascii: "/") where has("/*", at: position):
      skipComment()
      return nil
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      skippedString = true
      return nil
    case UInt8(ascii: "#"):
      var end = position
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
        let pounds = end - position
        position = end
        skipString(pounds: pounds)
        skippedString = true
        return nil
      }
    default: break
    }
    position += 1
    return byte
  }

  /// Whether the last call of ``advance()`` has passed a string.
  private(set) var skippedString = false

  func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Advances to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Advances beyond a comment, which can contain others.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Advances beyond a string, whose interpolations can contain strings.
  private mutating func skipString(pounds: Int) {
    let isMultiline = has("\"\"\"", at: position)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n"), !isMultiline { return }
      if byte == UInt8(ascii: "\\"), isFollowedByPounds(position + 1, pounds) {
        position += 1 + pounds
        if current == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if byte == UInt8(ascii: "\""), !isMultiline || has("\"\"\"", at: position),
        isFollowedByPounds(position + (isMultiline ? 3 : 1), pounds)
      {
        position += (isMultiline ? 3 : 1) + pounds
        return
      } else {
        position += 1
      }
    }
  }

  private func isFollowedByPounds(_ index: Int, _ pounds: Int) -> Bool {
    index + pounds <= bytes.count && bytes[index..<index + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipString(pounds: 0)
      default: position += 1
      }
    }
  }
}
