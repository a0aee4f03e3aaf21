import SnapshotFoundation

/// A JSON document without what has no meaning: the order of members, the layout, and the notation of numbers and escapes.
struct JSONStructure {
  /// A value, whose digest is computed once, so that unequal values differ at once at every depth.
  struct Value {
    var content: Content
    /// Equal values have equal digests. It differs between processes.
    var digest: Int
    /// The value as failure messages show it.
    var summary: String
  }

  enum Content {
    /// Members in the order of their keys' bytes.
    case object([Member])
    case array([Value])
    /// The unescaped string.
    case string(String)
    /// A number in normalized notation, `true`, `false` or `null`.
    case literal(String)
  }

  struct Member {
    var key: String
    var value: Value
  }

  /// The maximum size of a document in bytes, which bounds the memory of a comparison.
  static let largestSize = 16 * 1024 * 1024

  let root: Value

  /// Reads a document.
  ///
  /// - Throws: ``JSONTextError`` for invalid JSON, ``JSONStructureError`` for a document that is too large or has an object
  ///   with a repeated key.
  init(_ text: String) throws {
    guard text.utf8.count <= Self.largestSize else { throw JSONStructureError.tooLarge(text.utf8.count) }
    let document = try JSONText(text)
    var path: [JSONStep] = []
    root = try Self.value(document.root, in: document, at: &path)
  }

  private static func value(_ value: JSONText.Value, in document: JSONText, at path: inout [JSONStep]) throws -> Value {
    var hasher = Hasher()
    switch value.content {
    case .object(let members):
      let sorted = try members.map { member -> Member in
        path.append(.key(member.key))
        defer { path.removeLast() }
        return Member(key: member.key, value: try Self.value(member.value, in: document, at: &path))
      }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (member, next) in zip(sorted, sorted.dropFirst()) where member.key.hasSameBytes(as: next.key) {
        throw JSONStructureError.repeatedKey((path + [.key(member.key)]).text)
      }
      hasher.combine(0)
      for member in sorted {
        hasher.combine(member.key)
        hasher.combine(member.value.digest)
      }
      let summary = sorted.isEmpty ? "{}" : "{…} (\(counted(sorted.count, "member")))"
      return Value(content: .object(sorted), digest: hasher.finalize(), summary: summary)
    case .array(let elements):
      let values = try elements.enumerated().map { index, element -> Value in
        path.append(.index(index))
        defer { path.removeLast() }
        return try Self.value(element, in: document, at: &path)
      }
      hasher.combine(1)
      for value in values { hasher.combine(value.digest) }
      let summary = values.isEmpty ? "[]" : "[…] (\(counted(values.count, "element")))"
      return Value(content: .array(values), digest: hasher.finalize(), summary: summary)
    case .string(let string):
      hasher.combine(2)
      hasher.combine(string)
      return Value(
        content: .string(string), digest: hasher.finalize(), summary: Self.shortened(document.source(of: value)))
    case .literal:
      let source = document.source(of: value)
      let literal = normalized(source)
      hasher.combine(3)
      hasher.combine(literal)
      return Value(content: .literal(literal), digest: hasher.finalize(), summary: Self.shortened(source))
    }
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 120 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(119))) + "…"
  }

  /// Returns a number as digits and an exponent, exactly: `1.50` and `15e-1` give `15e-1`. Other literals are unchanged.
  private static func normalized(_ source: String) -> String {
    var bytes = Array(source.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    guard let first = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else { return source }
    var exponent = 0
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      // An exponent that no memory could write out keeps its notation.
      guard let written = Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self)), abs(written / 2) < 1 << 40 else {
        return source
      }
      exponent = written
      bytes = bytes[..<mark]
    }
    if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
      exponent -= bytes.endIndex - point - 1
      bytes.remove(at: point)
    }
    bytes = bytes.drop { $0 == UInt8(ascii: "0") }
    guard !bytes.isEmpty else { return "0" }
    while bytes.last == UInt8(ascii: "0") {
      bytes.removeLast()
      exponent += 1
    }
    return (isNegative ? "-" : "") + String(decoding: bytes, as: UTF8.self) + "e\(exponent)"
  }
}

/// A step from a JSON value to a value that it contains.
enum JSONStep {
  case key(String)
  case index(Int)
}

extension [JSONStep] {
  /// The path as failure messages show it: `paths./pets.get.responses.200`, `tags[2].name`, `info["x.y"]`, and `$` for the
  /// whole document.
  var text: String {
    guard !isEmpty else { return "$" }
    return reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0 > 0x20 && !#".[]"\"#.utf8.contains($0) }
        if isPlain {
          text += (text.isEmpty ? "" : ".") + key
        } else {
          text += "[" + key.debugDescription + "]"
        }
      }
    }
  }
}

/// An error for JSON that cannot be compared by structure.
enum JSONStructureError: Error, CustomStringConvertible {
  case tooLarge(Int)
  case repeatedKey(String)

  var description: String {
    switch self {
    case .tooLarge(let size):
      "The JSON document has \(size) bytes. The limit for a comparison by structure is \(JSONStructure.largestSize) bytes."
    case .repeatedKey(let path):
      "The JSON document has more than one member at \(path). Programs read different values from it."
    }
  }
}
