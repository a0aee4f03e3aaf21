import Foundation

/// One entry as one line of JSON, keys sorted, with its line feed.
enum LedgerFormat {
  /// Most lines are passes, and the coder takes longer for one than all the rest of the assertion: what has no
  /// difference to tell is written by hand.
  static func line(for entry: LedgerEntry) throws -> Data {
    if entry.image == nil, entry.text == nil, entry.milliseconds.isFinite { return plainLine(for: entry) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var line = try encoder.encode(entry)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static func plainLine(for entry: LedgerEntry) -> Data {
    var line = LineWriter()
    if let hash = entry.actualHash { line.field("actualHash", hash) }
    line.key("artifacts")
    line.begin()
    let artifacts = entry.artifacts
    for (key, path) in [
      ("actual", artifacts.actual), ("actualStations", artifacts.actualStations), ("difference", artifacts.difference),
      ("edit", artifacts.edit), ("expected", artifacts.expected), ("expectedStations", artifacts.expectedStations),
    ] {
      if let path { line.field(key, path) }
    }
    line.end()
    line.key("cell")
    line.list(entry.cell)
    line.field("file", entry.file)
    line.field("format", entry.format)
    line.field("id", entry.id)
    line.field("line", verbatim: String(entry.line))
    line.field("message", entry.message)
    line.field("milliseconds", verbatim: entry.milliseconds.description)
    line.field("mode", entry.mode)
    line.field("name", entry.name)
    line.field("outcome", entry.outcome.rawValue)
    line.field("process", verbatim: String(entry.process))
    line.field("reference", entry.reference)
    line.field("schemaVersion", verbatim: String(entry.schemaVersion))
    line.field("suite", entry.suite)
    line.field("target", entry.target)
    line.field("test", entry.test)
    return line.finished()
  }
}

/// Writes the fields of one object as JSON.
private struct LineWriter {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]
  private var needsComma = false

  init() { bytes.reserveCapacity(1024) }

  mutating func key(_ key: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func field(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// A field whose value is JSON already.
  mutating func field(_ name: String, verbatim json: String) {
    key(name)
    bytes += json.utf8
  }

  mutating func begin() {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func list(_ texts: [String]) {
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      string(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func finished() -> Data {
    bytes += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return Data(bytes)
  }
}
