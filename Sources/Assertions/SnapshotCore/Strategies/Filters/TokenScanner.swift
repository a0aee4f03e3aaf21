/// Finds tokens of one kind in text.
///
/// Scanning works on bytes, so that it does not depend on the locale or on a regular expression engine. Tokens are not adjacent
/// to letters, digits or `_`, except where ``ignoresUnderscores`` is true.
struct TokenScanner: Sendable {
  /// Whether a token can be next to `_`, as in the name of a file.
  var ignoresUnderscores = false
  /// Returns the end of the token that begins at an offset, or `nil`.
  var end: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int?

  /// Returns the text with each token replaced.
  ///
  /// - Complexity: linear in the length of the text.
  func replacing(in text: String, by replacement: (_ token: String) -> String?) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      var position = 0
      while position < bytes.count {
        if position == 0 || separates(bytes[position - 1]), let end = end(bytes, position), end > position,
          end == bytes.count || separates(bytes[end]),
          let new = replacement(String(decoding: bytes[position..<end], as: UTF8.self))
        {
          output.append(contentsOf: new.utf8)
          position = end
        } else {
          output.append(bytes[position])
          position += 1
        }
      }
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Returns whether a text is one token.
  func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !$0.isEmpty && end($0, 0) == $0.count }
  }

  private func separates(_ byte: UInt8) -> Bool {
    !byte.isWord || ignoresUnderscores && byte == UInt8(ascii: "_")
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  /// Whether a byte is a letter, a digit, `_` or part of a non-ASCII character.
  var isWord: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80 }
}

/// Reads a token step by step.
struct TokenCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips one of the given bytes.
  mutating func take(_ set: StaticString) -> Bool {
    guard let next else { return false }
    let isIn = set.withUTF8Buffer { $0.contains(next) }
    if isIn { position += 1 }
    return isIn
  }

  /// Skips bytes that satisfy a condition, up to a limit.
  mutating func count(upTo limit: Int = .max, _ condition: (UInt8) -> Bool) -> Int {
    let start = position
    while position < bytes.count, position - start < limit, condition(bytes[position]) { position += 1 }
    return position - start
  }

  /// Reads a number with an exact number of digits.
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let next, next.isDigit else { return nil }
      value = value * 10 + Int(next - 0x30)
      position += 1
    }
    return value
  }

  /// Skips the first of the given words that matches.
  mutating func take(oneOf words: [StaticString]) -> Bool {
    for word in words {
      let count = word.utf8CodeUnitCount
      guard position + count <= bytes.count else { continue }
      let stands = word.withUTF8Buffer { zip($0, bytes[position...]).allSatisfy { $0 == $1 } }
      guard stands else { continue }
      position += count
      return true
    }
    return false
  }
}
