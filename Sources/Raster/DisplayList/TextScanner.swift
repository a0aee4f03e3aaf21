import Foundation

/// Reads words, numbers and drawing values from one line of a display list's text.
struct TextScanner {
  private var bytes: Substring.UTF8View
  private let lineNumber: Int

  init(_ line: Substring.UTF8View, number: Int) {
    bytes = line
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    lineNumber = number
  }

  // MARK: Errors

  func error(_ reason: String, _ remedy: String) -> DisplayListTextError {
    DisplayListTextError(line: lineNumber, reason: reason, remedy: remedy)
  }

  func unexpected(_ found: String, _ expected: String) -> DisplayListTextError {
    let shown = found.count > 40 ? found.prefix(40) + "…" : found[...]
    return error(
      found.isEmpty ? "the line ends where \(expected) belongs" : "“\(shown)” stands where \(expected) belongs",
      "Write \(expected) there, or write the list with exactTextForm.")
  }

  // MARK: Words

  var isAtEnd: Bool { bytes.isEmpty }
  var next: UInt8? { bytes.first }

  mutating func skipSpaces() { bytes = bytes.drop { $0 == UInt8(ascii: " ") } }

  /// What stands before the next space, bracket or comma.
  mutating func word(_ expected: String) throws(DisplayListTextError) -> String {
    let word = bytes.prefix { $0 != UInt8(ascii: " ") && $0 != 0x5B && $0 != 0x5D && $0 != UInt8(ascii: ",") }
    guard !word.isEmpty else { throw unexpected(next.map { String(UnicodeScalar($0)) } ?? "", expected) }
    bytes = bytes[word.endIndex...]
    skipSpaces()
    return String(Substring(word))
  }

  /// Takes a word if it is the next one.
  mutating func take(_ word: String) -> Bool {
    var ahead = self
    guard (try? ahead.word(word)) == word else { return false }
    self = ahead
    return true
  }

  mutating func expect(_ word: String) throws(DisplayListTextError) {
    guard take(word) else {
      let found = (try? self.word(word)) ?? ""
      throw unexpected(found, "“\(word)”")
    }
  }

  /// Takes a sign if it is the next one.
  private mutating func take(sign: UInt8) -> Bool {
    guard next == sign else { return false }
    bytes = bytes.dropFirst()
    skipSpaces()
    return true
  }

  mutating func end() throws(DisplayListTextError) {
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

  /// The rest of the line, its escapes undone.
  mutating func rest() throws(DisplayListTextError) -> String {
    let text = try unescaped(bytes)
    bytes = bytes[bytes.endIndex...]
    return text
  }

  mutating func quoted() throws(DisplayListTextError) -> String {
    guard next == UInt8(ascii: "\"") else { throw unexpected(String(Substring(bytes)), "a text in quotes") }
    let content = bytes.dropFirst()
    var end = content.startIndex
    while end < content.endIndex, content[end] != UInt8(ascii: "\"") {
      let isEscape = content[end] == UInt8(ascii: "\\")
      end = content.index(after: end)
      if isEscape, end < content.endIndex { end = content.index(after: end) }
    }
    guard end < content.endIndex else { throw error("a text in quotes has no end", "Close it with a quote.") }
    let text = try unescaped(content[..<end])
    bytes = content[content.index(after: end)...]
    skipSpaces()
    return text
  }

  mutating func wordOrQuoted(_ expected: String) throws(DisplayListTextError) -> String {
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
        else { throw error("“\\u” is not followed by a scalar", "Write it as \\u{2028}.") }
        scalars = scalars.dropFirst(digits.count + 2)
        result.append(unicode)
      default:
        throw error("a backslash stands before something that needs none", "Write a backslash as \\\\.")
      }
    }
    return String(result)
  }

  // MARK: Numbers

  mutating func number() throws(DisplayListTextError) -> Double {
    let word = try word("a number")
    guard let value = Double(word) else { throw unexpected(word, "a number") }
    return value
  }

  mutating func integer() throws(DisplayListTextError) -> Int {
    let word = try word("a whole number")
    guard let value = Int(word) else { throw unexpected(word, "a whole number") }
    return value
  }

  mutating func length() throws(DisplayListTextError) -> CGFloat { CGFloat(try number()) }

  mutating func size() throws(DisplayListTextError) -> CGSize { CGSize(width: try length(), height: try length()) }

  mutating func point() throws(DisplayListTextError) -> CGPoint { CGPoint(x: try length(), y: try length()) }

  mutating func rectangle() throws(DisplayListTextError) -> CGRect {
    CGRect(origin: try point(), size: try size())
  }

  mutating func transform() throws(DisplayListTextError) -> Transform {
    Transform(
      a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
  }

  /// Values in brackets, with commas between them.
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

  /// Numbers in brackets, with spaces between them.
  mutating func numberList() throws(DisplayListTextError) -> [Double] {
    guard take(sign: 0x5B) else { throw unexpected(String(Substring(bytes)), "“[”") }
    var values: [Double] = []
    while !take(sign: 0x5D) { values.append(try number()) }
    return values
  }
}

// MARK: Drawing values

extension TextScanner {
  /// `#RRGGBB` or `#RRGGBBAA`.
  mutating func color() throws(DisplayListTextError) -> RGBA {
    let word = try word("a colour")
    let digits = word.dropFirst()
    guard word.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw unexpected(word, "a colour such as #RRGGBB") }
    return digits.count == 6 ? RGBA(value) : RGBA(value >> 8, alpha: UInt8(value & 0xFF))
  }

  mutating func rule() -> FillRule { take("even-odd") ? .evenOdd : .nonZero }

  mutating func path() throws(DisplayListTextError) -> Path {
    if take("rect") { return Path(try rectangle()) }
    try expect("path")
    var path = Path()
    while let letter = next, letter != UInt8(ascii: "@") {
      switch try word("a path command") {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "Q":
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      case "C":
        let control1 = try point()
        let control2 = try point()
        path.addCurve(to: try point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      case let other: throw unexpected(other, "one of M, L, Q, C and Z")
      }
    }
    return path
  }

  mutating func strokeStyle() throws(DisplayListTextError) -> StrokeStyle {
    try expect("width")
    var style = StrokeStyle(lineWidth: try length())
    for cap in LineCap.allCases where take(cap.rawValue + "-cap") { style.lineCap = cap }
    for join in LineJoin.allCases where take(join.rawValue + "-join") { style.lineJoin = join }
    if take("miter-limit") { style.miterLimit = try length() }
    if take("dash") { style.dash = try numberList().map { CGFloat($0) } }
    if take("phase") { style.dashPhase = try length() }
    return style
  }

  mutating func shadow() throws(DisplayListTextError) -> Shadow {
    let color = try color()
    try expect("radius")
    let radius = try length()
    try expect("offset")
    let offset = try size()
    return Shadow(color: color, radius: radius, offset: offset, spread: take("spread") ? try length() : 0)
  }

  mutating func filters() throws(DisplayListTextError) -> [LayerFilter] {
    var filters: [LayerFilter] = []
    while let sign = next, sign != UInt8(ascii: "@") {
      if take("blur") {
        filters.append(.blur(radius: try length()))
      } else if take("shadow") {
        filters.append(.shadow(try shadow()))
      } else {
        try expect("color-matrix")
        filters.append(.colorMatrix(ColorMatrix(try numberList())))
      }
      guard take(sign: UInt8(ascii: ",")) else { break }
    }
    return filters
  }

  mutating func glyphRun() throws(DisplayListTextError) -> GlyphRun {
    let text = try quoted()
    let face = try wordOrQuoted("a face's name")
    let size = try length()
    let slant = take("slant") ? try length() : 0
    try expect("at")
    let origin = try point()
    let glyphs = try list { line throws(DisplayListTextError) in
      let id = try line.integer()
      guard let id = UInt32(exactly: id) else { throw line.unexpected("\(id)", "a glyph's number") }
      let x = try line.length()
      let isOnBaseline = line.next == UInt8(ascii: ",") || line.next == 0x5D
      return GlyphRun.Glyph(id: id, x: x, y: isOnBaseline ? 0 : try line.length())
    }
    return GlyphRun(face: face, size: size, origin: origin, glyphs: glyphs, text: text, slant: slant)
  }

  /// `WIDTH×HEIGHT` and, behind an `@`, the pixels a point.
  mutating func sides() throws(DisplayListTextError) -> (width: Int, height: Int, scale: CGFloat) {
    let word = try word("a picture's sides")
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts.first?.split(separator: "×").map { Int($0) } ?? []
    let scale = parts.count == 2 ? Double(parts[1]) : 1
    guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1], let scale else {
      throw unexpected(word, "sides such as 20×10")
    }
    return (width, height, CGFloat(scale))
  }

  /// Pixels in base 64, whose number and hash must be right.
  mutating func pixels(width: Int, height: Int, hash: String) throws(DisplayListTextError) -> PixelBuffer {
    let text = isAtEnd ? "" : try word("pixels in base 64")
    guard let data = Data(base64Encoded: text) else {
      throw error("the pixels are not base 64", "Write the list with exactTextForm.")
    }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, width >= 0, height >= 0, data.count % 4 == 0, product == data.count / 4 else {
      throw error(
        "there are \(data.count) bytes of pixels, not 4 × \(width) × \(height)", "Write the list with exactTextForm.")
    }
    let pixels = data.withUnsafeBytes { bytes in
      (0..<product).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
    guard let buffer = PixelBuffer(width: width, height: height, pixels: pixels),
      "\(ContentHash128(of: buffer))" == hash
    else { throw error("the pixels do not have the hash \(hash)", "Write the list with exactTextForm.") }
    return buffer
  }
}
