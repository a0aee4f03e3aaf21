/// Reads string literals without interpolations, as the library writes them for inline references.
enum LiteralText {
  /// Returns the text of a closure with one literal and nothing else; `nil` for any other closure.
  static func text(ofClosure source: String) -> String? {
    var rest = scalars(source)
    guard rest.popFirst() == "{" else { return nil }
    skip(&rest, " \n\t")
    guard let text = literal(&rest) else { return nil }
    skip(&rest, " \n\t")
    return rest.popFirst() == "}" && rest.isEmpty ? text : nil
  }

  /// Returns the text of a literal; `nil` for any other expression.
  static func value(_ source: String) -> String? {
    var rest = scalars(source)
    let text = literal(&rest)
    return rest.isEmpty ? text : nil
  }

  /// The compiler reads every line ending in a literal as a line feed.
  private static func scalars(_ source: String) -> ArraySlice<Unicode.Scalar> {
    Array(source.replacing("\r\n", with: "\n").unicodeScalars)[...]
  }

  private static func skip(_ rest: inout ArraySlice<Unicode.Scalar>, _ characters: String) {
    rest = rest.drop { characters.unicodeScalars.contains($0) }
  }

  /// Parses a string literal without interpolations.
  private static func literal(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    let pounds = rest.prefix { $0 == "#" }
    rest = rest.dropFirst(pounds.count)
    let quotes = rest.prefix { $0 == "\"" }.count
    guard quotes > 0 else { return nil }
    if quotes == 2 {
      rest = rest.dropFirst(2)
      return end(pounds, &rest) ? "" : nil
    }
    let isMultiline = quotes >= 3
    let delimiter = Array(repeating: Unicode.Scalar("\""), count: isMultiline ? 3 : 1) + pounds
    rest = rest.dropFirst(isMultiline ? 3 : 1)
    if isMultiline, rest.popFirst() != "\n" { return nil }
    let escape = ["\\"] + pounds
    var body: [Unicode.Scalar] = []
    while !rest.starts(with: delimiter) {
      guard let next = rest.popFirst(), isMultiline || next != "\n" else { return nil }
      body.append(next)
      // An escaped delimiter does not end the literal.
      if next == "\\", rest.starts(with: pounds) {
        body += rest.prefix(pounds.count)
        rest = rest.dropFirst(pounds.count)
        guard let escaped = rest.popFirst() else { return nil }
        body.append(escaped)
      }
    }
    rest = rest.dropFirst(delimiter.count)
    guard isMultiline else { return unescaped(body[...], escape) }
    return lines(body).flatMap { unescaped($0[...], escape) }
  }

  private static func end(_ pounds: ArraySlice<Unicode.Scalar>, _ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.starts(with: pounds) else { return false }
    rest = rest.dropFirst(pounds.count)
    return true
  }

  /// Removes the indentation of a multiline literal, which is that of the last line.
  private static func lines(_ body: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard let indentation = lines.popLast(), indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var result: [[Unicode.Scalar]] = []
    for line in lines {
      if line.isEmpty {
        result.append([])
      } else if line.starts(with: indentation) {
        result.append(Array(line.dropFirst(indentation.count)))
      } else {
        return nil
      }
    }
    return Array(result.joined(separator: ["\n"]))
  }

  /// Returns the value of a literal's body; `nil` if it contains an interpolation.
  private static func unescaped(_ body: ArraySlice<Unicode.Scalar>, _ escape: [Unicode.Scalar]) -> String? {
    var text = String.UnicodeScalarView()
    var rest = body
    while let next = rest.first {
      guard rest.starts(with: escape) else {
        text.append(next)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "0": text.append("\0")
      case "\\": text.append("\\")
      case "\"": text.append("\"")
      case "'": text.append("'")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", rest.count > digits.count + 1,
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        text.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: return nil
      }
    }
    return String(text)
  }
}
