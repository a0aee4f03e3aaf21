/// The declarations and statements of a source file, as far as their braces tell them: a declaration in a type or at the top of the
/// file, with its body and the statements in it.
struct CodeStructure {
  /// A declaration or a statement.
  struct Item {
    enum Kind: Hashable {
      /// A type, an extension or a protocol: its items are members.
      case type
      /// A function, an initializer, or a property that is computed.
      case body
      /// Another declaration, such as a stored property or an import.
      case plain
      /// A statement in a body.
      case statement
      /// `#if`, `#else` or `#endif`.
      case directive
    }

    var kind: Kind
    /// From the first attribute to the end.
    var range: Range<Int>
    /// The contents of the braces of a type or a body.
    var contents: Range<Int>?
    /// The text before the braces.
    var header: String
    var children: [Item] = []
  }

  private static let deepest = 40

  let bytes: [UInt8]
  private(set) var items: [Item] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    items = members(in: 0..<bytes.count, depth: 0)
  }

  // MARK: Splitting

  /// The members of a type, or those at the top of the file.
  private func members(in range: Range<Int>, depth: Int) -> [Item] {
    split(range).map { piece in
      let header = text(piece.range.lowerBound..<(piece.braces.first?.lowerBound ?? piece.range.upperBound))
      guard !Self.isDirective(header) else { return Item(kind: .directive, range: piece.range, header: header) }
      guard let braces = piece.braces.first, !Self.hasInitialValue(header) else {
        return Item(kind: .plain, range: piece.range, header: header)
      }
      let contents = braces.lowerBound + 1..<max(braces.lowerBound + 1, braces.upperBound - 1)
      if Self.declaresType(header) {
        let children = depth < Self.deepest ? members(in: contents, depth: depth + 1) : []
        return Item(kind: .type, range: piece.range, contents: contents, header: header, children: children)
      }
      guard Self.declaresBody(header) else { return Item(kind: .plain, range: piece.range, header: header) }
      return Item(
        kind: .body, range: piece.range, contents: contents, header: header,
        children: statements(in: contents, depth: depth + 1))
    }
  }

  private func statements(in range: Range<Int>, depth: Int) -> [Item] {
    guard depth < Self.deepest else { return [] }
    return split(range).map { piece in
      let header = text(piece.range.lowerBound..<(piece.braces.first?.lowerBound ?? piece.range.upperBound))
      let children = piece.allBraces.flatMap { braces in
        statements(in: braces.lowerBound + 1..<max(braces.lowerBound + 1, braces.upperBound - 1), depth: depth + 1)
      }
      return Item(
        kind: Self.isDirective(header) ? .directive : .statement, range: piece.range, header: header, children: children
      )
    }
  }

  private struct Piece {
    var range: Range<Int>
    /// The outermost braces outside of parentheses.
    var braces: [Range<Int>]
    /// All outermost braces, also in parentheses.
    var allBraces: [Range<Int>]
  }

  /// Splits code into pieces, each of which ends with its line unless the next line continues it.
  private func split(_ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var scanner = CodeScanner(bytes, at: range.lowerBound)
    var start: Int?
    var end = range.lowerBound
    var parentheses = 0
    var braceDepth = 0
    var opened = 0
    var braces: [Range<Int>] = []
    var allBraces: [Range<Int>] = []
    func finish() {
      if let start { pieces.append(Piece(range: start..<end, braces: braces, allBraces: allBraces)) }
    }
    while scanner.position < range.upperBound {
      let position = scanner.position
      let byte = scanner.advance()
      guard let byte else {
        if scanner.skippedString {
          if start == nil { start = position }
          end = min(scanner.position, range.upperBound)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "\n"):
        guard start != nil, parentheses == 0, braceDepth == 0,
          !continues(from: start ?? 0, end: end, next: scanner.position, limit: range.upperBound)
        else { continue }
        finish()
        (start, braces, allBraces) = (nil, [], [])
        continue
      case UInt8(ascii: ";") where parentheses == 0 && braceDepth == 0:
        finish()
        (start, braces, allBraces) = (nil, [], [])
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): if braceDepth == 0 { parentheses += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if braceDepth == 0 { parentheses = max(0, parentheses - 1) }
      case UInt8(ascii: "{"):
        if braceDepth == 0 { opened = position }
        braceDepth += 1
      case UInt8(ascii: "}") where braceDepth > 0:
        braceDepth -= 1
        if braceDepth == 0 {
          allBraces.append(opened..<scanner.position)
          if parentheses == 0 { braces.append(opened..<scanner.position) }
        }
      default: break
      }
      if start == nil { start = position }
      end = scanner.position
    }
    finish()
    return pieces
  }

  /// Whether the next line continues a declaration or a statement.
  private func continues(from start: Int, end: Int, next: Int, limit: Int) -> Bool {
    // Attributes and modifiers precede a declaration.
    let line = text(start..<end)
    if line.wholeMatch(
      of: #/(?:@\w+(?:\([^\n]*\))?\s*|(?:public|private|internal|fileprivate|static|nonisolated|final)\s*)+/#) != nil
    {
      return true
    }
    if Self.isDirective(line) { return false }
    if let last = bytes[start..<end].last, "=,:&|+-*<(".utf8.contains(last) { return true }
    if line.hasSuffix("->") || line.hasSuffix(" in") { return true }
    var scanner = CodeScanner(bytes, at: next)
    while scanner.position < limit {
      let position = scanner.position
      let byte = scanner.advance()
      guard let byte else {
        if scanner.skippedString { return false }
        continue
      }
      if " \t\r\n".utf8.contains(byte) { continue }
      // A member access, an operator, or what follows a header.
      if ".?:&|+*=<>)]{,".utf8.contains(byte) { return byte != UInt8(ascii: ".") || !isRange(position) }
      let word = text(position..<min(limit, position + 12)).prefix { $0.isLetter }
      return ["where", "else", "catch", "throws", "async"].contains(word)
    }
    return false
  }

  private func isRange(_ position: Int) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ".")
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Headers

  private static func isDirective(_ header: String) -> Bool {
    header.hasPrefix("#if") || header.hasPrefix("#else") || header.hasPrefix("#endif")
  }

  /// Whether a property has a value before its braces: `let make: () -> View = { … }`.
  private static func hasInitialValue(_ header: String) -> Bool {
    guard !header.contains(#/\b(?:func|init|subscript)\b/#) else { return false }
    return header.contains(#/[^=!<>]=[^=]|=$/#) && header.contains(#/\b(?:var|let)\b/#)
  }

  private static func declaresType(_ header: String) -> Bool {
    !declaresBody(header) && header.contains(#/\b(?:struct|class|enum|extension|protocol|actor)\s+\w/#)
  }

  private static func declaresBody(_ header: String) -> Bool {
    header.contains(#/\b(?:func|init|deinit|subscript|var)\b/#)
  }
}
