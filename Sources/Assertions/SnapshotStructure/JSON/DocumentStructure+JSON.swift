import SnapshotCore
import SnapshotFoundation

extension DocumentStructure {
  /// Reads a document of JSON.
  ///
  /// - Throws: ``JSONTextError`` for invalid JSON, ``DocumentStructureError`` for a document that is too large or has an object
  ///   with a repeated key.
  package init(json text: String) throws {
    guard text.utf8.count <= Self.largestSize else {
      throw DocumentStructureError.tooLarge(format: "JSON", bytes: text.utf8.count)
    }
    let document = try JSONText(text)
    var path: [StructureStep] = []
    self.init(root: try Self.value(document.root, in: document, at: &path))
  }

  private static func value(
    _ value: JSONText.Value, in document: JSONText, at path: inout [StructureStep]
  ) throws -> Value {
    switch value.content {
    case .object(let members):
      let members = try members.map { member -> Member in
        path.append(.key(member.key))
        defer { path.removeLast() }
        return Member(key: member.key, value: try Self.value(member.value, in: document, at: &path))
      }
      do {
        return try .object(members)
      } catch {
        throw DocumentStructureError.repeatedKey(format: "JSON", path: (path + [.key(error.key)]).text)
      }
    case .array(let elements):
      return .array(
        try elements.enumerated().map { index, element -> Value in
          path.append(.index(index))
          defer { path.removeLast() }
          return try Self.value(element, in: document, at: &path)
        })
    case .string(let string): return .string(string, source: document.source(of: value))
    case .literal:
      let source = document.source(of: value)
      return .literal(normalized(source), source: source)
    }
  }

  /// Returns a number as digits and an exponent, exactly: `1.50` and `15e-1` give `15e-1`. Other literals are unchanged.
  package static func normalized(_ source: String) -> String {
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
