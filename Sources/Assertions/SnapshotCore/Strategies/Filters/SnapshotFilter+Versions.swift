extension SnapshotFilter {
  /// Replaces semantic versions, such as `1.2.3`, `v0.10.0` and `2.0.0-beta.1+5`, with `<version>`.
  ///
  /// Numbers with other than three parts, such as IP addresses, and versions within words are unchanged.
  public static var versions: SnapshotFilter { .text { VersionText.replacing(in: $0) } }
}

/// Finds semantic versions in texts.
enum VersionText {
  static func replacing(in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isBeginning = index == 0 || !(isWord(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "."))
      if isBeginning, let end = end(of: bytes, from: index) {
        result += "<version>".utf8
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Returns the end of a version; `nil` if there is none at an index.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "v") { index += 1 }
    for part in 0..<3 {
      if part > 0 {
        guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return nil }
        index += 1
      }
      let digits = bytes[index...].prefix(while: isDigit)
      guard !digits.isEmpty else { return nil }
      index = digits.endIndex
    }
    for mark in [UInt8(ascii: "-"), UInt8(ascii: "+")] where index < bytes.count && bytes[index] == mark {
      let identifiers = bytes[(index + 1)...].prefix {
        isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }
      // A full stop at the end ends a sentence.
      let end = identifiers.lastIndex { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }.map { $0 + 1 }
      if let end { index = end }
    }
    if index < bytes.count, isWord(bytes[index]) { return nil }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) { return nil }
    return index
  }
}
