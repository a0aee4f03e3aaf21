/// The parts of `#Preview(arguments) { body }`, as they are written.
struct PreviewCall {
  /// The number of bytes before the `#`: comments, spaces and attributes.
  let prefixLength: Int
  /// The number of lines that end before the `#`.
  let linesBefore: Int
  /// What follows the macro's name, up to the body's opening brace, which it includes if there is a body.
  let head: String
  /// The body without its braces; `nil` if the body is a function, as in
  /// `#Preview("Card", body: makeCard)`.
  let body: String?
  /// The number of bytes before the body; if there is none, before what follows the macro's name.
  let bodyOffset: Int
  /// What follows the body: its closing brace, and a bracket if the body is an argument with a label.
  let tail: String

  /// Returns the parts of a macro's use; `nil` if the source contains no `#`.
  init?(_ source: String) {
    let text = Array(source.utf8)
    var scanner = SwiftScanner(text)
    // A `#` inside of a comment, of an attribute's argument or of a string is stepped over.
    while !scanner.isAtEnd, scanner.byte != UInt8(ascii: "#") { scanner.step() }
    guard !scanner.isAtEnd else { return nil }
    prefixLength = scanner.at
    linesBefore = text[..<scanner.at].count { $0 == UInt8(ascii: "\n") }
    scanner.at += 1
    // `Preview`, or a name with its module.
    while SwiftScanner.isWord(scanner.byte) || ".:".utf8.contains(scanner.byte) { scanner.at += 1 }
    let afterName = scanner.at
    scanner.skipTrivia()
    let body = Self.trailingBody(in: text, from: scanner) ?? Self.labeledBody(in: text, from: scanner)
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    if let body {
      head = part(afterName..<body.lowerBound)
      self.body = part(body)
      bodyOffset = body.lowerBound
      tail = part(body.upperBound..<text.count)
    } else {
      head = part(afterName..<text.count)
      self.body = nil
      bodyOffset = afterName
      tail = ""
    }
  }

  /// Returns the range between the braces of the closure after the arguments.
  private static func trailingBody(in text: [UInt8], from start: SwiftScanner) -> Range<Int>? {
    var scanner = start
    if scanner.byte == UInt8(ascii: "(") { scanner.skipBracket() }
    scanner.skipTrivia()
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    // The compiler passes the call and nothing behind it, so the last brace is the body's, whatever the body contains.
    guard let end = text.lastIndex(of: UInt8(ascii: "}")), end > scanner.at else { return nil }
    return scanner.at + 1..<end
  }

  /// Returns the range between the braces of the closure after the label `body:`.
  private static func labeledBody(in text: [UInt8], from start: SwiftScanner) -> Range<Int>? {
    var scanner = start
    guard scanner.byte == UInt8(ascii: "(") else { return nil }
    scanner.at += 1
    while !scanner.isAtEnd, !scanner.isAtWord("body") {
      if SwiftScanner.isWord(scanner.byte) { _ = scanner.word() } else { scanner.step() }
    }
    guard !scanner.isAtEnd else { return nil }
    _ = scanner.word()
    scanner.skipTrivia()
    guard scanner.byte == UInt8(ascii: ":") else { return nil }
    scanner.at += 1
    scanner.skipTrivia()
    guard scanner.byte == UInt8(ascii: "{") else { return nil }
    let open = scanner.at
    scanner.skipBracket()
    guard scanner.at <= text.count, text[scanner.at - 1] == UInt8(ascii: "}") else { return nil }
    return open + 1..<scanner.at - 1
  }
}
