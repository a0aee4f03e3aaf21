/// The tokens of HTML or XML. Concatenated, they are equal to the source text.
enum MarkupToken: Equatable {
  /// Text between tags, with unresolved entities.
  case text(String)
  case startTag(StartTag)
  /// The name in its original case.
  case endTag(String)
  /// The source text of `<!-- … -->`, `<!DOCTYPE …>`, `<? … ?>` or `<![CDATA[ … ]]>`.
  case declaration(String)
  /// The content of a raw text element, such as a script or a style sheet.
  case rawText(String)

  struct StartTag: Equatable {
    var name: String
    var attributes: [Attribute] = []
    var isSelfClosing = false
  }

  struct Attribute: Equatable {
    var name: String
    /// The value without quotation marks and with unresolved entities, or `nil` without an equals sign.
    var value: String?
  }
}

/// Splits markup into tokens. It never fails: everything that is not a tag is text, and unterminated tokens extend to the end.
///
/// libxml2, which FoundationXML uses, was rejected: it repairs and rewrites markup that a snapshot must show unchanged, parses
/// HTML by the rules of 1999, differs between versions and is an additional system library.
struct MarkupTokenizer {
  let bytes: [UInt8]
  /// Elements whose content is not markup; none in XML.
  let rawTextElements: Set<String>
  private var position = 0

  init(_ text: String, rawTextElements: Set<String> = []) {
    bytes = Array(text.utf8)
    self.rawTextElements = rawTextElements
  }

  /// - Complexity: linear in the length of the text.
  static func tokens(of text: String, rawTextElements: Set<String> = []) -> [MarkupToken] {
    var tokenizer = MarkupTokenizer(text, rawTextElements: rawTextElements)
    return tokenizer.tokens()
  }

  private mutating func tokens() -> [MarkupToken] {
    var tokens: [MarkupToken] = []
    var textStart = position
    func flush(to end: Int, into tokens: inout [MarkupToken]) {
      if textStart < end { tokens.append(.text(string(textStart..<end))) }
    }
    while position < bytes.count {
      let start = position
      guard bytes[position] == UInt8(ascii: "<"), let token = tag() else {
        position = start + 1
        continue
      }
      flush(to: start, into: &tokens)
      tokens.append(token)
      if case .startTag(let tag) = token, !tag.isSelfClosing, rawTextElements.contains(tag.name.lowercased()) {
        let content = rawText(until: tag.name)
        if !content.isEmpty { tokens.append(.rawText(content)) }
      }
      textStart = position
    }
    flush(to: bytes.count, into: &tokens)
    return tokens
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads the token that begins at a `<`, or returns `nil` if there is none.
  private mutating func tag() -> MarkupToken? {
    for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where isNext(open) {
      return .declaration(through(close, after: open.utf8.count))
    }
    if isNext("<!") { return .declaration(declaration()) }
    if isNext("</") {
      position += 2
      let name = name()
      guard !name.isEmpty else { return nil }
      skip { $0 != UInt8(ascii: ">") }
      if position < bytes.count { position += 1 }
      return .endTag(name)
    }
    position += 1
    let name = name()
    guard !name.isEmpty else { return nil }
    return .startTag(startTag(name))
  }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func through(_ close: String, after count: Int) -> String {
    let start = position
    position = min(position + count, bytes.count)
    while position < bytes.count, !isNext(close) { position += 1 }
    position = min(position + close.utf8.count, bytes.count)
    return string(start..<position)
  }

  /// Reads `<!DOCTYPE …>`, including an internal subset in brackets and quoted strings.
  private mutating func declaration() -> String {
    let start = position
    var depth = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">"), depth <= 0 {
        return string(start..<position)
      }
    }
    // Without an end it would swallow the rest of the document: then it ends at the first `>`.
    position = start
    skip { $0 != UInt8(ascii: ">") }
    if position < bytes.count { position += 1 }
    return string(start..<position)
  }

  /// Reads a tag's name. Empty if no name begins here.
  private mutating func name() -> String {
    let start = position
    guard position < bytes.count, bytes[position].beginsName else { return "" }
    skip { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<") }
    return string(start..<position)
  }

  private mutating func startTag(_ name: String) -> MarkupToken.StartTag {
    var tag = MarkupToken.StartTag(name: name)
    while position < bytes.count {
      skip(while: \.isMarkupSpace)
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return tag
      case UInt8(ascii: "/"):
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
          position += 1
          tag.isSelfClosing = true
          return tag
        }
      case UInt8(ascii: "<"):
        // A tag that never ended; what follows is the next one.
        return tag
      default:
        tag.attributes.append(attribute())
      }
    }
    return tag
  }

  private mutating func attribute() -> MarkupToken.Attribute {
    let start = position
    position += 1
    skip {
      !$0.isMarkupSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        && $0 != UInt8(ascii: "<")
    }
    let name = string(start..<position)
    let afterName = position
    skip(while: \.isMarkupSpace)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = afterName
      return MarkupToken.Attribute(name: name, value: nil)
    }
    position += 1
    skip(while: \.isMarkupSpace)
    guard position < bytes.count else { return MarkupToken.Attribute(name: name, value: "") }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let valueStart = position
      skip { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
      return MarkupToken.Attribute(name: name, value: string(valueStart..<position))
    }
    position += 1
    let valueStart = position
    skip { $0 != quote }
    let value = string(valueStart..<position)
    if position < bytes.count { position += 1 }
    return MarkupToken.Attribute(name: name, value: value)
  }

  /// Reads up to an element's end tag or to the end.
  private mutating func rawText(until name: String) -> String {
    let start = position
    let end = Array(("</" + name).lowercased().utf8)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), bytes.count - position >= end.count,
        zip(bytes[position...], end).allSatisfy({ $0.asciiLowercased == $1 })
      {
        let next = position + end.count
        if next == bytes.count || bytes[next].isMarkupSpace || bytes[next] == UInt8(ascii: ">")
          || bytes[next] == UInt8(ascii: "/")
        {
          break
        }
      }
      position += 1
    }
    return string(start..<position)
  }
}

extension UInt8 {
  fileprivate var isMarkupSpace: Bool { self == 0x20 || (0x9...0xD).contains(self) && self != 0xB }

  fileprivate var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether a byte is a letter, `_`, `:` or part of a non-ASCII character.
  fileprivate var beginsName: Bool {
    (0x61...0x7A).contains(asciiLowercased) || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self >= 0x80
  }
}
