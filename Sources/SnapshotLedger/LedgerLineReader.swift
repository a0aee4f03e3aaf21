/// Reads the lines that ``LedgerFormat`` writes by hand, many times faster than the coder. It takes nothing that the coder
/// would read otherwise: of whatever is unusual it gives back `nil`, and the coder decides.
struct LedgerLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var entry = LedgerEntry(
    id: "", target: "", suite: "", test: "", name: "", file: "", line: 0, outcome: .passed, format: "", mode: "",
    reference: "", milliseconds: 0, process: 0)
  private var seen: UInt32 = 0

  /// The entry of a line without its line feed.
  static func entry(in line: UnsafeBufferPointer<UInt8>) -> LedgerEntry? {
    var reader = LedgerLineReader(bytes: line)
    return reader.read()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Bits of the keys that every entry has.
  private static let required: UInt32 = (1 << 17) - 1

  private mutating func read() -> LedgerEntry? {
    guard take("{") else { return nil }
    repeat {
      guard let key = string(), take(":"), readValue(of: key) else { return nil }
    } while take(",")
    guard take("}"), position == bytes.count, seen & Self.required == Self.required else { return nil }
    return entry
  }

  private mutating func readValue(of key: String) -> Bool {
    switch key {
    case "artifacts": return note(0) && readArtifacts()
    case "cell":
      guard note(1), let cell = strings() else { return false }
      entry.cell = cell
      return true
    case "line":
      guard note(5), let line = integer() else { return false }
      entry.line = line
      return true
    case "milliseconds":
      guard note(7), let number = digits().flatMap({ Double($0) }) else { return false }
      entry.milliseconds = number
      return true
    case "outcome":
      guard note(10), let text = string(), let outcome = LedgerEntry.Outcome(rawValue: text) else { return false }
      entry.outcome = outcome
      return true
    case "process":
      guard note(11), let process = integer() else { return false }
      entry.process = process
      return true
    case "schemaVersion": return note(13) && integer() == LedgerEntry.currentSchemaVersion
    default:
      guard let text = string() else { return false }
      return take(text, of: key)
    }
  }

  private mutating func take(_ text: String, of key: String) -> Bool {
    switch key {
    case "file":
      entry.file = text
      return note(2)
    case "format":
      entry.format = text
      return note(3)
    case "id":
      entry.id = text
      return note(4)
    case "message":
      entry.message = text
      return note(6)
    case "mode":
      entry.mode = text
      return note(8)
    case "name":
      entry.name = text
      return note(9)
    case "reference":
      entry.reference = text
      return note(12)
    case "suite":
      entry.suite = text
      return note(14)
    case "target":
      entry.target = text
      return note(15)
    case "test":
      entry.test = text
      return note(16)
    case "actualHash":
      entry.actualHash = text
      return note(17)
    default: return false
    }
  }

  /// Notes a key; false where it stands twice.
  private mutating func note(_ bit: UInt32) -> Bool {
    guard seen & (1 << bit) == 0 else { return false }
    seen |= 1 << bit
    return true
  }

  private mutating func readArtifacts() -> Bool {
    guard take("{") else { return false }
    if take("}") { return true }
    repeat {
      guard let key = string(), take(":"), let path = string() else { return false }
      switch key {
      case "actual" where entry.artifacts.actual == nil: entry.artifacts.actual = path
      case "actualStations" where entry.artifacts.actualStations == nil: entry.artifacts.actualStations = path
      case "difference" where entry.artifacts.difference == nil: entry.artifacts.difference = path
      case "edit" where entry.artifacts.edit == nil: entry.artifacts.edit = path
      case "expected" where entry.artifacts.expected == nil: entry.artifacts.expected = path
      case "expectedStations" where entry.artifacts.expectedStations == nil: entry.artifacts.expectedStations = path
      default: return false
      }
    } while take(",")
    return take("}")
  }

  // MARK: Values

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func integer() -> Int? { digits().flatMap { Int($0) } }

  /// What may stand in a number; whether it is one, its type says. A zero before other digits is none in JSON.
  private mutating func digits() -> String? {
    let start = position
    while position < bytes.count, "0123456789-+.eE".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let whole = text.drop { $0 == "-" }
    guard !text.isEmpty, text.first != "+", text.first != ".", !text.hasSuffix("."),
      !(whole.first == "0" && whole.dropFirst().first?.isNumber == true)
    else { return nil }
    return text
  }

  private mutating func strings() -> [String]? {
    guard take("[") else { return nil }
    var texts: [String] = []
    if take("]") { return texts }
    repeat {
      guard let text = string() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }

  /// A text without escapes but `\n`, `\"` and `\\`.
  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return String(validating: bytes[start..<position], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return escapedString(from: start) }
      if byte < 0x20 { return nil }
      position += 1
    }
    return nil
  }

  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
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
}
