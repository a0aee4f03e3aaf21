/// A body whose properties with the attribute `@Previewable` are apart from its other statements.
struct PreviewableProperties {
  /// The declarations in order, without the attribute.
  private(set) var declarations: [String] = []
  /// The body without the declarations.
  private(set) var rest = ""
  /// The first error: its message and its position in the body.
  private(set) var problem: ExpansionError?
  /// Whether the body is a closure with parameters, `{ item in … }`.
  let hasParameters: Bool

  init(of body: String) {
    let text = Array(body.utf8)
    hasParameters = Self.hasParameters(text)
    var scanner = SwiftScanner(text)
    var rest: [UInt8] = []
    var conditions = 0
    while !scanner.isAtEnd {
      let start = scanner.at
      if scanner.isAtWord("#if") { conditions += 1 } else if scanner.isAtWord("#endif") { conditions -= 1 }
      guard scanner.byte == UInt8(ascii: "@") else {
        if SwiftScanner.isWord(scanner.byte) { _ = scanner.word() } else { scanner.step() }
        rest += text[start..<scanner.at]
        continue
      }
      guard let declaration = Self.declaration(at: &scanner) else {
        rest += text[start..<scanner.at]
        continue
      }
      if conditions > 0, problem == nil {
        problem = ExpansionError(
          "@Previewable cannot be used inside of #if. Move the property out of the condition.", at: start)
      }
      declarations.append(declaration)
    }
    self.rest = String(decoding: rest, as: UTF8.self)
  }

  /// Steps over the attributes here. If one of them is `@Previewable`, steps over the declaration as well.
  ///
  /// - Returns: The declaration without `@Previewable`; `nil` if there is no such attribute.
  private static func declaration(at scanner: inout SwiftScanner) -> String? {
    var attributes: [ArraySlice<UInt8>] = []
    var isPreviewable = false
    var end = scanner.at
    while scanner.byte == UInt8(ascii: "@") {
      let start = scanner.at
      scanner.at += 1
      var name = scanner.word()
      while scanner.byte == UInt8(ascii: ".") {
        scanner.at += 1
        name = scanner.word()
      }
      if scanner.byte == UInt8(ascii: "<") {
        while !scanner.isAtEnd, scanner.byte != UInt8(ascii: ">") { scanner.step() }
        scanner.at += 1
      }
      if scanner.byte == UInt8(ascii: "(") { scanner.step() }
      end = scanner.at
      if name.elementsEqual("Previewable".utf8) {
        isPreviewable = true
      } else {
        attributes.append(scanner.text[start..<end])
      }
      scanner.skipTrivia()
    }
    guard isPreviewable else {
      scanner.at = end
      return nil
    }
    let start = scanner.at
    skipDeclaration(&scanner)
    var words = attributes.map { String(decoding: $0, as: UTF8.self) }
    words.append(String(decoding: scanner.text[start..<scanner.at], as: UTF8.self))
    if scanner.byte == UInt8(ascii: ";") { scanner.at += 1 }
    return words.joined(separator: " ")
  }

  /// Steps to the end of a declaration: a semicolon, or the end of a line after which no expression goes on.
  private static func skipDeclaration(_ scanner: inout SwiftScanner) {
    var declares = false
    while !scanner.isAtEnd {
      switch scanner.byte {
      case UInt8(ascii: ";"): return
      case 10, 13:
        guard declares, !goesOn(after: scanner) else {
          scanner.at += 1
          continue
        }
        return
      default:
        if SwiftScanner.isWord(scanner.byte) {
          let word = scanner.word()
          if word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8) { declares = true }
        } else {
          scanner.step()
        }
      }
    }
  }

  /// Whether a declaration goes on after the end of the line at which the scanner is.
  private static func goesOn(after scanner: SwiftScanner) -> Bool {
    let text = scanner.text
    if let last = scanner.lastSignificant {
      if "=,:|&+*/%<^~([{".utf8.contains(last) { return true }
      // An operator with spaces on both sides has its right side on the next line.
      if "-?>".utf8.contains(last), scanner.byte(at: scanner.lastSignificantAt - 1) <= 32 { return true }
      if last == UInt8(ascii: "?"), scanner.byte(at: scanner.lastSignificantAt - 1) == last,
        scanner.byte(at: scanner.lastSignificantAt - 2) <= 32
      {
        return true
      }
      if last == UInt8(ascii: ">"), scanner.byte(at: scanner.lastSignificantAt - 1) == UInt8(ascii: "-") { return true }
    }
    var next = scanner
    next.skipTrivia()
    guard !next.isAtEnd else { return false }
    if [UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":")].contains(next.byte) { return true }
    if next.byte == UInt8(ascii: ".") { return true }
    for word: StaticString in ["as", "is", "else"] where next.isAtWord(word) { return true }
    guard "?+-*/%|&<>=^~!".utf8.contains(next.byte) else { return false }
    var operatorEnd = next.at
    while operatorEnd < text.count, "?+-*/%|&<>=^~!.".utf8.contains(text[operatorEnd]) { operatorEnd += 1 }
    return next.byte(at: operatorEnd) <= 32
  }

  /// Whether a closure's text starts with parameters and `in`.
  private static func hasParameters(_ text: [UInt8]) -> Bool {
    var scanner = SwiftScanner(text)
    scanner.skipTrivia()
    while !scanner.isAtEnd {
      if scanner.isAtWord("in") { return true }
      switch scanner.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): scanner.skipBracket()
      case UInt8(ascii: ","), UInt8(ascii: "@"), UInt8(ascii: "."): scanner.at += 1
      case let byte where SwiftScanner.isWord(byte):
        let word = String(decoding: scanner.word(), as: UTF8.self)
        if ["let", "var", "if", "for", "return", "switch", "func"].contains(word) { return false }
      default: return false
      }
      let line = scanner.at
      scanner.skipTrivia()
      // A closure's parameters and its `in` stand on one line.
      if scanner.text[line..<scanner.at].contains(10) { return scanner.isAtWord("in") }
    }
    return false
  }
}
