/// Compiles the code of iOS on this platform: changes the conditions of `#if` and `#elseif` in sources.
///
/// `os(iOS)` holds. In a file that imports SwiftUI, `os(Linux)` does not hold, because its branches are for systems without
/// views. Nothing else changes: lines keep their numbers, and strings and comments their contents.
enum PlatformConditions {
  /// The platform of this process, as conditions name it.
  #if os(macOS)
    static let native = "macOS"
  #else
    static let native = "Linux"
  #endif

  /// Returns a source with other conditions; `nil` if nothing in it changes.
  static func openedForIOS(_ source: String) -> String? {
    guard source.contains("os(") || source.contains("os (") else { return nil }
    var scanner = DirectiveScanner(Array(source.utf8))
    let ranges = scanner.directives()
    guard !ranges.isEmpty else { return nil }
    let hidesNative = ImportedModules.of(source: source).contains("SwiftUI")
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      result += scanner.bytes[end..<range.lowerBound]
      result += Array(opened(String(decoding: scanner.bytes[range], as: UTF8.self), hidesNative: hidesNative).utf8)
      end = range.upperBound
    }
    result += scanner.bytes[end...]
    return result == scanner.bytes ? nil : String(decoding: result, as: UTF8.self)
  }

  /// Returns a condition in which `os(iOS)` holds.
  private static func opened(_ condition: String, hidesNative: Bool) -> String {
    var text = condition
    if hidesNative { text.replace(#/\bos\s*\(\s*Linux\s*\)/#, with: "os(Windows)") }
    text.replace(#/\bos\s*\(\s*iOS\s*\)/#, with: "os(\(native))")
    return text
  }
}

/// Finds the conditions of `#if` and `#elseif` in a source, outside of strings and comments.
private struct DirectiveScanner {
  let bytes: [UInt8]
  private var position = 0
  private var found: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the ranges from the keyword to the end of its line.
  mutating func directives() -> [Range<Int>] {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): readPound()
      default: position += 1
      }
    }
    return found
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

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

  /// Skips a raw string, or reads a directive.
  private mutating func readPound() {
    if has("#if ", at: position) || has("#if(", at: position) || has("#if!", at: position)
      || has("#elseif", at: position)
    {
      let start = position
      skipLine()
      found.append(start..<position)
      return
    }
    var pounds = 0
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { skipString(pounds: pounds) }
  }

  /// Skips a string, whose interpolations can contain strings.
  private mutating func skipString(pounds: Int) {
    let isMultiline = has("\"\"\"", at: position)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n"), !isMultiline { return }
      if byte == UInt8(ascii: "\\"), isFollowedByPounds(position + 1, pounds) {
        position += 1 + pounds
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
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
    while position < bytes.count {
      switch bytes[position] {
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
