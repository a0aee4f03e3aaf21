import SnapshotFoundation

/// Reads lines in the form that ``LedgerLineWriter`` writes, many times faster than `JSONDecoder`.
///
/// The reader accepts only lines that `JSONDecoder` would read the same way. For any other line, such as one with
/// another order of keys, it returns `nil`, and `JSONDecoder` reads the line.
struct LedgerLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private static let emptyEntry = LedgerEntry(
    id: "", target: "", suite: "", test: "", name: "", file: "", line: 0, outcome: .passed, format: "", mode: "",
    reference: "", milliseconds: 0, process: 0)

  /// Returns the entry of a line without its line feed.
  static func entry(in line: UnsafeBufferPointer<UInt8>) -> LedgerEntry? {
    var reader = LedgerLineReader(bytes: line)
    var entry = emptyEntry
    guard reader.object(&entry, LedgerEntry.fields), reader.position == line.count,
      entry.schemaVersion == LedgerEntry.currentSchemaVersion
    else { return nil }
    return entry
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the fields of an object, in their order.
  mutating func object<Object>(_ object: inout Object, _ fields: [LedgerField<Object>]) -> Bool {
    guard take("{") else { return false }
    var isFirst = true
    for field in fields {
      let start = position
      guard isFirst || take(","), take(key: field.key) else {
        guard field.isOptional else { return false }
        position = start
        continue
      }
      guard field.read(&self, &object) else { return false }
      isFirst = false
    }
    return take("}")
  }

  /// Reads a list of objects that begin as `empty`.
  mutating func objects<Object>(_ empty: Object, _ fields: [LedgerField<Object>]) -> [Object]? {
    guard take("[") else { return nil }
    var objects: [Object] = []
    if take("]") { return objects }
    repeat {
      var value = empty
      guard object(&value, fields) else { return nil }
      objects.append(value)
    } while take(",")
    return take("]") ? objects : nil
  }

  mutating func texts() -> [String]? {
    guard take("[") else { return nil }
    var texts: [String] = []
    if take("]") { return texts }
    repeat {
      guard let text = text() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }

  /// Reads a number. Rejects numbers that are not valid JSON, such as `+1`, `.5`, `5.` and `01`.
  mutating func number<Number: LosslessStringConvertible>() -> Number? {
    let start = position
    while position < bytes.count, "0123456789-+.eE".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let magnitude = text.drop { $0 == "-" }
    guard !text.isEmpty, text.first != "+", text.first != ".", !text.hasSuffix("."),
      !(magnitude.first == "0" && magnitude.dropFirst().first?.isNumber == true)
    else { return nil }
    return Number(text)
  }

  /// Reads a text. Rejects escapes other than `\n`, `\"`, `\\` and `\/`.
  mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return String(validUTF8: bytes[start..<position])
      }
      if byte == UInt8(ascii: "\\") { return escapedText(from: start) }
      if byte < 0x20 { return nil }
      position += 1
    }
    return nil
  }

  private mutating func escapedText(from start: Int) -> String? {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validUTF8: text)
      case UInt8(ascii: "\\"):
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[position])
        default: return nil
        }
        position += 1
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads `"key":`.
  private mutating func take(key: String) -> Bool {
    let end = position + key.utf8.count + 3
    guard end <= bytes.count, bytes[position] == UInt8(ascii: "\""), bytes[end - 2] == UInt8(ascii: "\""),
      bytes[end - 1] == UInt8(ascii: ":"), bytes[position + 1..<end - 2].elementsEqual(key.utf8)
    else { return false }
    position = end
    return true
  }
}
