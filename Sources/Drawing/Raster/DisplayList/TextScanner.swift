import Foundation

/// Reads words, strings and numbers from one line of a text form.
package struct TextScanner {
  private var bytes: Substring.UTF8View
  private let lineNumber: Int
  /// Whether numbers are rounded as the short text form rounds them.
  var roundsNumbers = false
  /// The hash of a path that was read without its curves.
  var outline: PathOutline?

  /// - Parameters:
  ///   - line: The line without its line feed.
  ///   - number: The number of the line in the text, for errors.
  package init(_ line: Substring.UTF8View, number: Int) {
    bytes = line
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    lineNumber = number
  }

  // MARK: Errors

  func error(_ reason: String, _ remedy: String) -> DisplayListTextError {
    DisplayListTextError(line: lineNumber, reason: reason, remedy: remedy)
  }

  package func unexpected(_ found: String, _ expected: String) -> DisplayListTextError {
    let shown = found.count > 40 ? found.prefix(40) + "…" : found[...]
    return error(
      found.isEmpty ? "expected \(expected), but the line ends" : "expected \(expected), found “\(shown)”",
      "Correct the line, or write the list again with exactTextForm.")
  }

  // MARK: Words

  package var isAtEnd: Bool { bytes.isEmpty }
  package var next: UInt8? { bytes.first }

  /// Skips spaces and returns how many there were.
  @discardableResult
  package mutating func skipSpaces() -> Int {
    var start = bytes.startIndex
    var count = 0
    while start < bytes.endIndex, bytes[start] == UInt8(ascii: " ") {
      bytes.formIndex(after: &start)
      count += 1
    }
    if count > 0 { bytes = bytes[start...] }
    return count
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 0x5B || byte == 0x5D || byte == UInt8(ascii: ",")
  }

  /// Reads up to the next space, bracket or comma.
  package mutating func word(_ expected: String) throws(DisplayListTextError) -> String {
    // NB: `prefix(while:)` is not specialized in debug builds.
    var end = bytes.startIndex
    while end < bytes.endIndex, !Self.endsWord(bytes[end]) { bytes.formIndex(after: &end) }
    let word = bytes[..<end]
    guard !word.isEmpty else { throw unexpected(next.map { String(UnicodeScalar($0)) } ?? "", expected) }
    bytes = bytes[word.endIndex...]
    skipSpaces()
    return String(Substring(word))
  }

  /// Consumes a word if it comes next.
  package mutating func take(_ word: String) -> Bool {
    let rest = bytes.dropFirst(word.utf8.count)
    guard bytes.starts(with: word.utf8), rest.first.map(Self.endsWord) ?? true else { return false }
    bytes = rest
    skipSpaces()
    return true
  }

  package mutating func expect(_ word: String) throws(DisplayListTextError) {
    guard take(word) else {
      let found = (try? self.word(word)) ?? ""
      throw unexpected(found, "“\(word)”")
    }
  }

  /// Consumes a character if it comes next.
  mutating func take(sign: UInt8) -> Bool {
    guard next == sign else { return false }
    bytes = bytes.dropFirst()
    skipSpaces()
    return true
  }

  package mutating func end() throws(DisplayListTextError) {
    guard isAtEnd else { throw unexpected(String(Substring(bytes)), "the end of the line") }
  }

  mutating func choice<Value: RawRepresentable>(
    _ expected: String
  ) throws(DisplayListTextError) -> Value where Value.RawValue == String {
    let word = try word(expected)
    guard let value = Value(rawValue: word) else { throw unexpected(word, expected) }
    return value
  }

  mutating func optionalChoice<Value: RawRepresentable>() -> Value? where Value.RawValue == String {
    var ahead = self
    guard let word = try? ahead.word("a word"), let value = Value(rawValue: word) else { return nil }
    self = ahead
    return value
  }

  // MARK: Strings

  /// Reads the rest of the line and resolves its escapes.
  mutating func rest() throws(DisplayListTextError) -> String {
    let text = try unescaped(bytes)
    bytes = bytes[bytes.endIndex...]
    return text
  }

  /// Reads a string in quotation marks and resolves its escapes.
  package mutating func quoted() throws(DisplayListTextError) -> String {
    guard next == UInt8(ascii: "\"") else { throw unexpected(String(Substring(bytes)), "a string in quotation marks") }
    let content = bytes.dropFirst()
    var end = content.startIndex
    while end < content.endIndex, content[end] != UInt8(ascii: "\"") {
      let isEscape = content[end] == UInt8(ascii: "\\")
      end = content.index(after: end)
      if isEscape, end < content.endIndex { end = content.index(after: end) }
    }
    guard end < content.endIndex else {
      throw error("a string has no closing quotation mark", "Close it with a quotation mark.")
    }
    let text = try unescaped(content[..<end])
    bytes = content[content.index(after: end)...]
    skipSpaces()
    return text
  }

  package mutating func wordOrQuoted(_ expected: String) throws(DisplayListTextError) -> String {
    next == UInt8(ascii: "\"") ? try quoted() : try word(expected)
  }

  private func unescaped(_ text: Substring.UTF8View) throws(DisplayListTextError) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(Substring(text)) }
    var result = String.UnicodeScalarView()
    var scalars = Substring(text).unicodeScalars
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "u":
        let digits = scalars.prefix { $0 != "}" }.dropFirst()
        guard scalars.first == "{", let value = UInt32(String(digits), radix: 16), let unicode = UnicodeScalar(value)
        else { throw error("“\\u” is not followed by a Unicode scalar", "Write it as \\u{2028}.") }
        scalars = scalars.dropFirst(digits.count + 2)
        result.append(unicode)
      default:
        throw error("unknown escape sequence", "Write a backslash as \\\\.")
      }
    }
    return String(result)
  }

  // MARK: Numbers

  package mutating func number() throws(DisplayListTextError) -> Double {
    let word = try word("a number")
    guard let value = Double(word) else { throw unexpected(word, "a number") }
    return roundsNumbers ? rounded(value, to: 1000) : value
  }

  /// Reads a number with which lengths are multiplied. It keeps six more digits.
  private mutating func factor() throws(DisplayListTextError) -> Double {
    let word = try word("a number")
    guard let value = Double(word) else { throw unexpected(word, "a number") }
    return roundsNumbers ? rounded(value, to: 1e9) : value
  }

  /// The value that the short form of a number has.
  private func rounded(_ value: Double, to denominator: Double) -> Double {
    let numerator = value * denominator
    guard numerator.magnitude < 1e15 else { return value }
    // NB: adding zero turns negative zero into zero.
    return numerator.rounded(.toNearestOrAwayFromZero) / denominator + 0
  }

  mutating func integer() throws(DisplayListTextError) -> Int {
    let word = try word("a whole number")
    guard let value = Int(word) else { throw unexpected(word, "a whole number") }
    return value
  }

  mutating func length() throws(DisplayListTextError) -> CGFloat { CGFloat(try number()) }

  mutating func size() throws(DisplayListTextError) -> CGSize { CGSize(width: try length(), height: try length()) }

  mutating func point() throws(DisplayListTextError) -> CGPoint { CGPoint(x: try length(), y: try length()) }

  /// Reads x, y, width and height.
  package mutating func rectangle() throws(DisplayListTextError) -> CGRect {
    CGRect(origin: try point(), size: try size())
  }

  mutating func transform() throws(DisplayListTextError) -> Transform {
    Transform(
      a: try factor(), b: try factor(), c: try factor(), d: try factor(), tx: try number(), ty: try number())
  }

  /// Reads values in brackets, separated by commas.
  mutating func list<Value>(
    _ value: (inout TextScanner) throws(DisplayListTextError) -> Value
  ) throws(DisplayListTextError) -> [Value] {
    guard take(sign: 0x5B) else { throw unexpected(String(Substring(bytes)), "“[”") }
    var values: [Value] = []
    if take(sign: 0x5D) { return values }
    repeat { values.append(try value(&self)) } while take(sign: UInt8(ascii: ","))
    guard take(sign: 0x5D) else { throw unexpected(String(Substring(bytes)), "“]”") }
    return values
  }

  /// Reads numbers in brackets, separated by spaces.
  mutating func numberList(asFactors areFactors: Bool = false) throws(DisplayListTextError) -> [Double] {
    guard take(sign: 0x5B) else { throw unexpected(String(Substring(bytes)), "“[”") }
    var values: [Double] = []
    while !take(sign: 0x5D) { values.append(areFactors ? try factor() : try number()) }
    return values
  }
}
