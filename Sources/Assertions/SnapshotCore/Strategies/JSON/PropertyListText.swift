/// A property list in XML with the position of each value in its text, as ``JSONText`` has it for JSON.
///
/// The grammar is that of Apple's document type `PropertyList-1.0.dtd`. Dates and data are strings here, because a path selects them
/// by the text that they have.
struct PropertyListText: PositionedText {
  let bytes: [UInt8]
  let root: JSONText.Value

  /// Returns whether a text begins as XML does. No JSON text does.
  static func isLikely(_ text: String) -> Bool {
    text.utf8.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09].contains($0) } == UInt8(ascii: "<")
  }

  /// Reads a text.
  ///
  /// - Throws: ``PropertyListTextError`` with the line where the text stops being a property list.
  /// - Complexity: linear in the length of the text.
  init(_ text: String) throws(PropertyListTextError) {
    let bytes = Array(text.utf8)
    var reader = PropertyListReader(bytes: bytes)
    self.bytes = bytes
    root = try reader.document()
  }

  /// The contents of numbers, and the names of Boolean values; the elements of arrays and dictionaries.
  func source(of value: JSONText.Value) -> String {
    let element = bytes[value.range]
    guard case .literal = value.content, let start = element.firstIndex(of: UInt8(ascii: ">")),
      let end = element.lastIndex(of: UInt8(ascii: "<"))
    else { return String(decoding: element, as: UTF8.self) }
    // An element without contents is a Boolean value: <true/>.
    let contents = end > start ? element[(start + 1)..<end] : element.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    return String(decoding: contents.filter { $0 > 0x20 }, as: UTF8.self)
  }

  func quoted(_ text: String) -> String {
    var output = "<string>"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "</string>"
  }
}

/// A syntax error in a property list.
struct PropertyListTextError: Error, CustomStringConvertible {
  var reason: String
  /// From 1.
  var line: Int

  var description: String { "The text is not a valid property list in XML: \(reason) at line \(line)." }
}

/// Reads property lists from bytes.
private struct PropertyListReader {
  /// The start or the end of an element.
  struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
    var start: Int
  }

  let bytes: [UInt8]
  var position = 0
  var depth = 0

  mutating func document() throws(PropertyListTextError) -> JSONText.Value {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let list = try tag()
    guard list.name == "plist", !list.isEnd, !list.isEmpty else { throw failure("expected <plist>") }
    let value = try value(try tag())
    try end(of: "plist")
    try skipMarkup()
    guard position == bytes.count else { throw failure("unexpected text after </plist>") }
    return value
  }

  private func failure(_ reason: String) -> PropertyListTextError {
    let line = bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return PropertyListTextError(reason: position >= bytes.count ? reason + ", but the text ends" : reason, line: line)
  }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Moves behind the next occurrence of a text and returns what precedes it.
  private mutating func take(until end: String) throws(PropertyListTextError) -> ArraySlice<UInt8> {
    let mark = Array(end.utf8)
    var place = position
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place...].starts(with: mark) {
        defer { position = place + mark.count }
        return bytes[position..<place]
      }
      place += 1
    }
    throw failure("\(end) is missing after this")
  }

  /// Skips white space, the declaration, the document type and comments.
  private mutating func skipMarkup() throws(PropertyListTextError) {
    while position < bytes.count {
      if [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
        position += 1
      } else if isNext("<!--") {
        _ = try take(until: "-->")
      } else if isNext("<?") {
        _ = try take(until: "?>")
      } else if isNext("<!DOCTYPE") {
        _ = try take(until: ">")
      } else {
        return
      }
    }
  }

  private mutating func tag() throws(PropertyListTextError) -> Tag {
    try skipMarkup()
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else { throw failure("expected an element") }
    position += 1
    var contents = try take(until: ">")
    let isEnd = contents.first == UInt8(ascii: "/")
    if isEnd { contents.removeFirst() }
    let isEmpty = contents.last == UInt8(ascii: "/")
    if isEmpty { contents.removeLast() }
    let name = contents.prefix { $0 > 0x20 }
    return Tag(name: String(decoding: name, as: UTF8.self), isEnd: isEnd, isEmpty: isEmpty, start: start)
  }

  private mutating func end(of name: String) throws(PropertyListTextError) {
    let tag = try tag()
    guard tag.isEnd, tag.name == name else { throw failure("expected </\(name)>") }
  }

  private mutating func value(_ tag: Tag) throws(PropertyListTextError) -> JSONText.Value {
    guard !tag.isEnd else { throw failure("expected a value") }
    let content: JSONText.Content
    switch tag.name {
    case "dict": content = .object(tag.isEmpty ? [] : try members())
    case "array": content = .array(tag.isEmpty ? [] : try elements())
    case "string", "date", "data": content = .string(tag.isEmpty ? "" : try text(of: tag.name))
    case "integer", "real":
      content = .literal
      guard !tag.isEmpty, try !text(of: tag.name).isEmpty else { throw failure("expected a number") }
    case "true", "false":
      content = .literal
      guard tag.isEmpty else { throw failure("expected <\(tag.name)/>") }
    default: throw failure("unknown element <\(tag.name)>")
    }
    return JSONText.Value(content: content, range: tag.start..<position)
  }

  private mutating func enter() throws(PropertyListTextError) {
    depth += 1
    if depth > JSONText.deepest { throw failure("values are nested more than \(JSONText.deepest) levels deep") }
  }

  private mutating func members() throws(PropertyListTextError) -> [JSONText.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONText.Member] = []
    while true {
      let next = try tag()
      if next.isEnd, next.name == "dict" { return members }
      guard next.name == "key", !next.isEnd else { throw failure("expected <key> or </dict>") }
      let key = next.isEmpty ? "" : try text(of: "key")
      members.append(JSONText.Member(key: key, value: try value(try tag())))
    }
  }

  private mutating func elements() throws(PropertyListTextError) -> [JSONText.Value] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONText.Value] = []
    while true {
      let next = try tag()
      if next.isEnd, next.name == "array" { return elements }
      elements.append(try value(next))
    }
  }

  /// Reads the text of an element and its end.
  private mutating func text(of name: String) throws(PropertyListTextError) -> String {
    var output: [UInt8] = []
    while position < bytes.count {
      if isNext("<![CDATA[") {
        position += 9
        output += try take(until: "]]>")
      } else if isNext("<!--") {
        _ = try take(until: "-->")
      } else if bytes[position] == UInt8(ascii: "<") {
        try end(of: name)
        return String(decoding: output, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        output.append(contentsOf: String(try reference()).utf8)
      } else {
        output.append(bytes[position])
        position += 1
      }
    }
    throw failure("expected </\(name)>")
  }

  private static let entities: [String: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private mutating func reference() throws(PropertyListTextError) -> Character {
    position += 1
    let name = bytes[position...].prefix(16).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    guard let end = bytes[position...].dropFirst(name.count).first, end == UInt8(ascii: ";"),
      let character = Self.entities[text] ?? Self.character(numbered: text)
    else { throw failure("unknown entity") }
    position += name.count + 1
    return character
  }

  private static func character(numbered name: String) -> Character? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
