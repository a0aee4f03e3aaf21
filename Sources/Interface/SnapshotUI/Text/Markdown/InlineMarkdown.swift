/// The inline Markdown of a text: emphasis, code, strikethrough and links. White space is preserved.
///
/// Delimiters follow the rules of CommonMark 0.31, section 6; URLs and email addresses are links without markup.
struct InlineMarkdown {
  /// A part of the text with one style.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    /// Whether the part is in `^[…](inflect: true)`.
    var isInflected = false
  }

  /// A run of `*`, `_` or `~` that can begin or end emphasis, and the piece with its characters.
  struct Delimiter {
    var piece: Int
    var mark: Character
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// A `[` and the piece with it.
  struct Bracket {
    var piece: Int
    var delimiters: Int
    var kind: Kind
    var isActive = true

    enum Kind {
      case link
      case image
      case attributes
    }
  }

  let characters: [Character]
  var place = 0
  var pieces: [Piece] = []
  var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  private init(_ text: String) { characters = Array(text) }

  /// Returns the parts of a text, none of which is empty.
  static func pieces(of text: String) -> [Piece] {
    guard text.contains(where: isMarkup) || text.contains("www.") else {
      return text.isEmpty ? [] : [Piece(text: text)]
    }
    var reader = InlineMarkdown(text)
    reader.read()
    return reader.pieces.flatMap { $0.intent.contains(.code) || $0.link != nil ? [$0] : Autolinks.pieces(of: $0) }
      .filter { !$0.text.isEmpty }.joined()
  }

  private static func isMarkup(_ character: Character) -> Bool {
    switch character {
    case "*", "_", "`", "[", "~", "<", "\\", "&", "@", ":": true
    default: false
    }
  }

  private mutating func read() {
    while place < characters.count {
      switch characters[place] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "!" where character(at: place + 1) == "[": open("![", .image)
      case "^" where character(at: place + 1) == "[": open("^[", .attributes)
      case "[": open("[", .link)
      case "]": readClosingBracket()
      case "<": readAngleBracket()
      case "&": readEntity()
      default:
        append(String(characters[place]))
        place += 1
      }
    }
    matchDelimiters(from: 0)
  }

  func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  mutating func append(_ text: String) {
    let isText = delimiters.last?.piece != pieces.count - 1 && brackets.last?.piece != pieces.count - 1
    if isText, let last = pieces.last, last.intent.isEmpty, last.link == nil, !last.isInflected {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text))
    }
  }

  // MARK: Escapes and code

  private mutating func readEscape() {
    if let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      append(String(next))
      place += 2
    } else {
      append("\\")
      place += 1
    }
  }

  private mutating func readCode() {
    let length = runLength(at: place)
    var end = place + length
    while end < characters.count {
      if characters[end] == "`" {
        let closing = runLength(at: end)
        if closing == length {
          var code = String(characters[place + length..<end]).replacingOccurrences(of: "\n", with: " ")
          if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
          }
          pieces.append(Piece(text: code, intent: .code))
          place = end + length
          return
        }
        end += closing
      } else {
        end += 1
      }
    }
    append(String(repeating: "`", count: length))
    place += length
  }

  func runLength(at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  private mutating func readEntity() {
    let entities: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
      "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "deg": "°", "times": "×", "shy": "\u{AD}",
    ]
    let name = characters[(place + 1)...].prefix(10).prefix { $0 != ";" }
    if character(at: place + 1 + name.count) == ";", let text = entities[String(name)] ?? Self.scalar(String(name)) {
      append(text)
      place += name.count + 2
    } else {
      append("&")
      place += 1
    }
  }

  private static func scalar(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first?.lowercased() == "x"
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map { String(Character($0)) }
  }

  /// Reads `<https://…>`, or a tag of HTML, which is text.
  private mutating func readAngleBracket() {
    if let end = characters[place...].firstIndex(of: ">") {
      let content = String(characters[place + 1..<end])
      if let link = Autolinks.destination(ofBracketed: content) {
        pieces.append(Piece(text: content, link: link))
        place = end + 1
        return
      }
    }
    append("<")
    place += 1
  }

  // MARK: Links

  private mutating func open(_ mark: String, _ kind: Bracket.Kind) {
    pieces.append(Piece(text: mark))
    brackets.append(Bracket(piece: pieces.count - 1, delimiters: delimiters.count, kind: kind))
    place += mark.count
  }

  private mutating func readClosingBracket() {
    place += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    guard bracket.isActive, character(at: place) == "(",
      let (destination, end) = destination(after: place + 1, kind: bracket.kind)
    else { return append("]") }
    matchDelimiters(from: bracket.delimiters)
    for index in pieces.indices.dropFirst(bracket.piece + 1) {
      switch bracket.kind {
      case .link: pieces[index].link = destination
      case .attributes: pieces[index].isInflected = destination.contains("inflect") && destination.contains("true")
      case .image: break
      }
    }
    pieces[bracket.piece].text = ""
    // A link contains no links.
    if bracket.kind == .link { for index in brackets.indices { brackets[index].isActive = false } }
    place = end
    // Text after the link is a new piece.
    pieces.append(Piece(text: ""))
  }

  /// Reads the destination of a link and its optional title, after the parenthesis.
  private func destination(after start: Int, kind: Bracket.Kind) -> (String, Int)? {
    var index = start
    var depth = 0
    var text = ""
    while let character = character(at: index) {
      switch character {
      case "\\" where self.character(at: index + 1)?.isPunctuation == true:
        text.append(characters[index + 1])
        index += 2
        continue
      case "(": depth += 1
      case ")":
        if depth == 0 { return (Self.destination(in: text, kind: kind), index + 1) }
        depth -= 1
      case "\n": return nil
      default: break
      }
      text.append(character)
      index += 1
    }
    return nil
  }

  /// Returns a destination without its title and its angle brackets.
  private static func destination(in text: String, kind: Bracket.Kind) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard kind != .attributes else { return trimmed }
    if trimmed.hasPrefix("<"), let end = trimmed.firstIndex(of: ">") { return String(trimmed.dropFirst()[..<end]) }
    return trimmed.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
  }
}

extension [InlineMarkdown.Piece] {
  /// The pieces with neighbors of one style as one.
  func joined() -> [InlineMarkdown.Piece] {
    var result: [InlineMarkdown.Piece] = []
    for piece in self {
      if let last = result.last, last.intent == piece.intent, last.link == piece.link,
        last.isInflected == piece.isInflected
      {
        result[result.count - 1].text += piece.text
      } else {
        result.append(piece)
      }
    }
    return result
  }
}
