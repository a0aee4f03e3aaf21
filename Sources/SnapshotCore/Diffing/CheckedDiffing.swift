import Foundation
import SnapshotLedger

/// A format whose files may be damaged: reading throws, and a file that holds a value already is known without reading.
struct CheckedDiffing<Value> {
  /// The bytes of a value.
  var encode: (Value) throws -> Data
  /// The value in a reference's bytes; throws what is wrong with them.
  var decode: (Data) throws -> Value
  /// Whether the file's bytes certainly hold the value. Cheap; false means unknown.
  var matches: (Value, Data) -> Bool
  /// How a new value, second, differs from the reference's, first, be it tolerated or not; `nil` where they are equal.
  var difference: (Value, Value) -> Difference?
  /// What is worth saying about a reference's bytes where a value differs from them.
  var remark: (Data) -> String? = { _ in nil }
}

/// How a value differs from its reference.
struct Difference {
  /// A picture or a text that shows what differs, as a file of its own.
  struct File {
    var data: Data
    var pathExtension: String
  }

  var message: String
  /// Whether a tolerance lets it through.
  var isTolerated = false
  var attachments: [DiffAttachment] = []
  var file: File?
  var image: LedgerEntry.ImageMetrics?
  var text: LedgerEntry.TextDifference?
}

/// Why bytes are not a value of the format.
struct UndecodableReference: Error, CustomStringConvertible {
  var description: String
}

extension Diffing {
  /// The bytes of a value.
  func encode(_ value: Value) throws -> Data { try checked.map { try $0.encode(value) } ?? toData(value) }

  /// The value in a reference's bytes.
  func decode(_ data: Data) throws -> Value { try checked.map { try $0.decode(data) } ?? fromData(data) }

  /// Whether bytes certainly hold a value, known without reading them.
  func matches(_ value: Value, _ data: Data) -> Bool { checked.map { $0.matches(value, data) } ?? false }

  /// How a new value differs from the reference's, be it tolerated or not; of a reference that has a file, its bytes may
  /// be remarked on.
  func difference(reference: Value, file: Data? = nil, new: Value) -> Difference? {
    if let checked {
      guard var difference = checked.difference(reference, new) else { return nil }
      if let remark = file.flatMap(checked.remark) { difference.message += "\n" + remark }
      return difference
    }
    return diffV2(reference, new).map { message, attachments in
      Difference(message: message, attachments: attachments)
    }
  }
}
