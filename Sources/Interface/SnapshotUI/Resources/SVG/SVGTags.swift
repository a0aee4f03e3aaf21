/// A start tag, an end tag or a whole element of an SVG file.
struct SVGTag: Hashable {
  var name = ""
  var attributes: [String: String] = [:]
  /// Whether the tag ends an element. An empty element is a start and an end.
  var isEnd = false
  var isEmpty = false
}

/// Reads the tags of an SVG file. Comments, texts and instructions are left out, entities are not resolved.
struct SVGTags {
  /// The largest number of tags.
  private static let most = 20_000

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; `nil` at the end.
  mutating func next() throws(VectorImageError) -> SVGTag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skip("!--", to: "-->") || skip("?", to: "?>") || skip("![CDATA[", to: "]]>") { continue }
      if starts("!") {
        // An entity can be large when it is resolved.
        guard !starts("!DOCTYPE") || !bytes[index...].prefix(2_000).contains(UInt8(ascii: "[")) else {
          throw .unsupported("a document type with entities")
        }
        _ = skip("!", to: ">")
        continue
      }
      count += 1
      guard count <= Self.most else { throw .tooLarge }
      return try tag()
    }
    return nil
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Moves behind a part of the file that starts and ends with texts. Without its end, to the end of the file.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard starts(start) else { return false }
    while index < bytes.count, !starts(end) { index += 1 }
    index = min(bytes.count, index + end.utf8.count)
    return true
  }

  private mutating func tag() throws(VectorImageError) -> SVGTag {
    var tag = SVGTag()
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      tag.isEnd = true
      index += 1
    }
    tag.name = word()
    guard !tag.name.isEmpty else { throw .damaged("a tag has no name") }
    while true {
      skipSpace()
      guard index < bytes.count else { throw .damaged("the tag \(tag.name) does not end") }
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return tag
      case UInt8(ascii: "/"):
        tag.isEmpty = true
        index += 1
      default:
        let (name, value) = try attribute(of: tag.name)
        tag.attributes[name] = value
      }
    }
  }

  private mutating func attribute(of element: String) throws(VectorImageError) -> (String, String) {
    let name = word()
    skipSpace()
    guard !name.isEmpty, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw .damaged("an attribute of \(element) has no value")
    }
    index += 1
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
    else { throw .damaged("the attribute \(name) does not end") }
    defer { index = end + 1 }
    return (name, String(decoding: bytes[index + 1..<end], as: UTF8.self))
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !" \t\r\n=/>\"'<".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
  }
}
