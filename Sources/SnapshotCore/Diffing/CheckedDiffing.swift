import Foundation
import SnapshotLedger

/// A format whose files may be damaged: reading throws, and a file that holds a value already is known without reading.
package struct CheckedDiffing<Value> {
  /// The bytes of a value.
  package var encode: (Value) throws -> Data
  /// The value in a reference's bytes; throws what is wrong with them.
  package var decode: (Data) throws -> Value
  /// Whether the file's bytes certainly hold the value. Cheap; false means unknown.
  package var matches: (Value, Data) -> Bool
  /// How a new value, second, differs from the reference's, first, be it tolerated or not; `nil` where they are equal.
  package var difference: (Value, Value) -> Difference?
  /// What is worth saying about a reference's bytes where a value differs from them.
  package var remark: (Data) -> String?

  package init(
    encode: @escaping (Value) throws -> Data, decode: @escaping (Data) throws -> Value,
    matches: @escaping (Value, Data) -> Bool, difference: @escaping (Value, Value) -> Difference?,
    remark: @escaping (Data) -> String? = { _ in nil }
  ) {
    self.encode = encode
    self.decode = decode
    self.matches = matches
    self.difference = difference
    self.remark = remark
  }
}

/// How a value differs from its reference.
package struct Difference {
  /// A picture or a text that shows what differs, as a file of its own.
  package struct File {
    package var data: Data
    package var pathExtension: String

    package init(data: Data, pathExtension: String) {
      self.data = data
      self.pathExtension = pathExtension
    }
  }

  package var message: String
  /// Whether a tolerance lets it through.
  package var isTolerated = false
  package var attachments: [DiffAttachment]
  package var file: File?
  package var image: LedgerEntry.ImageMetrics?
  package var text: LedgerEntry.TextDifference?

  package init(message: String, attachments: [DiffAttachment] = [], file: File? = nil) {
    self.message = message
    self.attachments = attachments
    self.file = file
  }
}

/// The error that a strategy's `decode` throws when the reference is not a whole image.
package struct DamagedImage: Error {
  /// What is wrong with the file, and how to fix it.
  package var reason: String

  package init(reason: String) { self.reason = reason }
}

/// Why bytes are not a value of the format.
package struct UndecodableReference: Error, CustomStringConvertible {
  package var description: String
}

extension Diffing {
  /// The bytes of a value.
  package func encode(_ value: Value) throws -> Data { try checked.map { try $0.encode(value) } ?? toData(value) }

  /// The value in a reference's bytes.
  package func decode(_ data: Data) throws -> Value { try checked.map { try $0.decode(data) } ?? fromData(data) }

  /// Whether bytes certainly hold a value, known without reading them.
  package func matches(_ value: Value, _ data: Data) -> Bool { checked.map { $0.matches(value, data) } ?? false }

  /// How a new value differs from the reference's, be it tolerated or not; of a reference that has a file, its bytes may
  /// be remarked on.
  package func difference(reference: Value, file: Data? = nil, new: Value) -> Difference? {
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
