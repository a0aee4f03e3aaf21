import Foundation
import SnapshotFoundation

/// The form of a ledger entry in its file: one line of JSON with sorted keys and a line feed.
enum LedgerFormat {
  /// Returns the line of an entry.
  ///
  /// Most entries are passes. `JSONEncoder` encodes only entries with an image or a text difference.
  static func line(for entry: LedgerEntry) throws -> Data {
    if entry.image == nil, entry.text == nil, entry.milliseconds.isFinite {
      var writer = LedgerLineWriter()
      writer.object(entry, LedgerEntry.fields)
      return writer.line()
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var line = try encoder.encodeInStableOrder(entry)
    line.append(UInt8(ascii: "\n"))
    return line
  }
}

/// Writes JSON in the form of `JSONEncoder` with sorted keys.
struct LedgerLineWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  init() { bytes.reserveCapacity(1024) }

  /// Returns the bytes with a line feed.
  func line() -> Data { Data(bytes + [UInt8(ascii: "\n")]) }

  mutating func object<Object>(_ object: Object, _ fields: [LedgerField<Object>]) {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    for field in fields { field.write(object, &self) }
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func objects<Object>(_ objects: [Object], _ fields: [LedgerField<Object>]) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      object(value, fields)
    }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func key(_ key: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    text(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func number(_ number: some LosslessStringConvertible) { bytes += number.description.utf8 }

  mutating func texts(_ texts: [String]) {
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      self.text(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func text(_ text: String) {
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
}
