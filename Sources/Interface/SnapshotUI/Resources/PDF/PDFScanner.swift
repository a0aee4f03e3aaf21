/// Reads the values and the operators of a PDF file or of a content stream (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  enum Item: Hashable {
    case value(PDFValue)
    case keyword(String)
  }

  private static let deepest = 32

  let bytes: ArraySlice<UInt8>
  var index: Int
  /// Whether two numbers and `R` are a reference, as in files.
  var readsReferences: Bool

  init(_ bytes: ArraySlice<UInt8>, at index: Int? = nil, readsReferences: Bool = true) {
    self.bytes = bytes
    self.index = max(bytes.startIndex, min(bytes.endIndex, index ?? bytes.startIndex))
    self.readsReferences = readsReferences
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 10, byte != 13 { index += 1 }
      } else if !Self.isSpace(byte) {
        return
      } else {
        index += 1
      }
    }
  }

  /// Returns the next value or operator; `nil` at the end.
  mutating func next() throws(VectorImageError) -> Item? { try next(depth: 0) }

  /// Returns the next value.
  mutating func value() throws(VectorImageError) -> PDFValue {
    guard case .value(let value)? = try next() else { throw .damaged("a value is missing") }
    return value
  }

  /// Moves behind a keyword, if it is what comes next.
  mutating func skip(_ keyword: String) -> Bool {
    skipSpace()
    guard bytes[index...].starts(with: keyword.utf8) else { return false }
    let end = index + keyword.utf8.count
    if let last = keyword.last, last.isLetter, end < bytes.endIndex, !Self.isSpace(bytes[end]),
      !Self.isDelimiter(bytes[end])
    {
      return false
    }
    index = end
    return true
  }

  private mutating func next(depth: Int) throws(VectorImageError) -> Item? {
    guard depth < Self.deepest else { throw .tooLarge }
    skipSpace()
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      index += 1
      return .value(.name(name()))
    case UInt8(ascii: "("): return .value(.string(try literalString()))
    case UInt8(ascii: "["):
      index += 1
      return .value(.array(try values(until: "]", depth: depth)))
    case UInt8(ascii: "<"):
      guard index + 1 < bytes.endIndex, bytes[index + 1] == byte else { return .value(.string(try hexString())) }
      index += 2
      return .value(.dictionary(try entries(depth: depth)))
    case UInt8(ascii: ">"):
      index += index + 1 < bytes.endIndex && bytes[index + 1] == byte ? 2 : 1
      return .keyword(">>")
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      index += 1
      return .keyword(String(UnicodeScalar(byte)))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      let number = number()
      if readsReferences, let object = Int(exactly: number), let reference = reference(to: object) {
        return .value(reference)
      }
      return .value(.number(number))
    default:
      switch word() {
      case "true": return .value(.boolean(true))
      case "false": return .value(.boolean(false))
      case "null": return .value(.null)
      case let word: return .keyword(word)
      }
    }
  }

  private mutating func values(until end: String, depth: Int) throws(VectorImageError) -> [PDFValue] {
    var values: [PDFValue] = []
    while let item = try next(depth: depth + 1) {
      switch item {
      case .value(let value): values.append(value)
      case .keyword(end): return values
      case .keyword(let word): throw .damaged("\(word.prefix(20)) stands in an array or a dictionary")
      }
    }
    throw .damaged("an array or a dictionary does not end")
  }

  private mutating func entries(depth: Int) throws(VectorImageError) -> [String: PDFValue] {
    let values = try values(until: ">>", depth: depth)
    var entries: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard let name = values[index].name else { throw .damaged("a dictionary has an entry without a name") }
      entries[name] = values[index + 1]
    }
    return entries
  }

  /// Moves behind the rest of a reference.
  private mutating func reference(to object: Int) -> PDFValue? {
    var copy = self
    copy.skipSpace()
    let start = copy.index
    while let byte = copy.byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { copy.index += 1 }
    guard (1...5).contains(copy.index - start) else { return nil }
    copy.skipSpace()
    guard object >= 0, copy.byte == UInt8(ascii: "R") else { return nil }
    copy.index += 1
    if let byte = copy.byte, !Self.isSpace(byte), !Self.isDelimiter(byte) { return nil }
    index = copy.index
    return .reference(object)
  }

  /// Returns a number. What is beyond the range of single precision counts as its end.
  private mutating func number() -> Double {
    var digits = 0.0
    var divisor = 1.0
    var isNegative = false
    var hasPoint = false
    while let byte {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // More digits than a number of double precision has change nothing.
        if digits < 1e15 {
          digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
          if hasPoint { divisor *= 10 }
        } else if !hasPoint {
          digits = 3e38
        }
      default: return (isNegative ? -1 : 1) * digits / divisor
      }
      index += 1
    }
    return (isNegative ? -1 : 1) * digits / divisor
  }

  private mutating func word() -> String {
    let start = index
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = index
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
    let raw = bytes[start..<index]
    guard raw.contains(UInt8(ascii: "#")) else { return String(decoding: raw, as: UTF8.self) }
    var name: [UInt8] = []
    var position = raw.startIndex
    while position < raw.endIndex {
      if raw[position] == UInt8(ascii: "#"), position + 2 < raw.endIndex, let high = Self.digit(raw[position + 1]),
        let low = Self.digit(raw[position + 2])
      {
        name.append(high << 4 | low)
        position += 3
      } else {
        name.append(raw[position])
        position += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private mutating func hexString() throws(VectorImageError) -> [UInt8] {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
      index = bytes.endIndex
      throw .damaged("a string does not end")
    }
    var digits = bytes[index..<end].compactMap { Self.digit($0) }
    index = end + 1
    if !digits.count.isMultiple(of: 2) { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func literalString() throws(VectorImageError) -> [UInt8] {
    index += 1
    var string: [UInt8] = []
    var open = 1
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return string }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { string.append(escaped) }
        continue
      default: break
      }
      string.append(byte)
    }
    throw .damaged("a string does not end")
  }

  /// Returns the byte of an escape sequence; `nil` for the end of a line.
  private mutating func escape() -> UInt8? {
    guard let byte else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if self.byte == 10 { index += 1 }
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = byte - UInt8(ascii: "0")
      for _ in 0..<2 {
        guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
        value = value &<< 3 | (next - UInt8(ascii: "0"))
        index += 1
      }
      return value
    default: return byte
    }
  }
}
