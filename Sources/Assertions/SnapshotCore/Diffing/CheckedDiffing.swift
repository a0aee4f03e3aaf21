import Foundation
import SnapshotFoundation
import SnapshotLedger

/// A format's throwing functions, and a comparison that avoids decoding.
package struct CheckedDiffing<Value> {
  /// Encodes a value.
  package var encode: (Value) throws -> Data
  /// Decodes a reference. Throws an error that describes the damage if the file is invalid.
  package var decode: (Data) throws -> Value
  /// Returns whether a file is known to contain a value, without decoding it. `false` means unknown.
  package var matches: (Value, Data) -> Bool
  /// Returns the difference between the reference's value, first, and a new value, second, even if it is tolerated, or
  /// `nil` if they are equal.
  package var difference: (Value, Value) -> Difference?
  /// Returns an additional note about a reference file that a value differs from.
  package var remark: (Data) -> String?
  /// Returns the parts of a reference file because of which other programs show another value than the one that matches.
  package var foreignParts: (Data) -> [String]
  /// Stores and reads explanations, if the format has a place for them.
  package var explaining: Explaining?

  package init(
    encode: @escaping (Value) throws -> Data, decode: @escaping (Data) throws -> Value,
    matches: @escaping (Value, Data) -> Bool, difference: @escaping (Value, Value) -> Difference?,
    remark: @escaping (Data) -> String? = { _ in nil }, foreignParts: @escaping (Data) -> [String] = { _ in [] },
    explaining: Explaining? = nil
  ) {
    self.encode = encode
    self.decode = decode
    self.matches = matches
    self.difference = difference
    self.remark = remark
    self.foreignParts = foreignParts
    self.explaining = explaining
  }
}

/// How a format stores what a value was made from.
package struct Explaining {
  /// Returns a file with a render trace in it; the file itself if that is impossible.
  package var embed: (_ trace: String, Explanations, _ file: Data) -> Data
  /// Returns whether a file states that it has a render trace, without reading it.
  package var isStored: (Data) -> Bool
  /// Returns whether the render trace in a file describes the same layout and drawing as another one.
  package var isCurrent: (_ trace: String, _ file: Data) -> Bool
  /// Returns the root causes of the difference of two files. Each has a trace for the case that the file has none.
  package var causes: (_ reference: Data, _ trace: Data?, _ actual: Data, _ actualTrace: String) -> [String]

  package init(
    embed: @escaping (_ trace: String, Explanations, _ file: Data) -> Data, isStored: @escaping (Data) -> Bool,
    isCurrent: @escaping (_ trace: String, _ file: Data) -> Bool,
    causes: @escaping (_ reference: Data, _ trace: Data?, _ actual: Data, _ actualTrace: String) -> [String]
  ) {
    self.embed = embed
    self.isStored = isStored
    self.isCurrent = isCurrent
    self.causes = causes
  }
}

/// The difference between a value and its reference.
package struct Difference {
  /// A file that shows the difference, such as an image or a patch.
  package struct File {
    package var data: Data
    package var pathExtension: String

    package init(data: Data, pathExtension: String) {
      self.data = data
      self.pathExtension = pathExtension
    }
  }

  package var message: String
  /// Whether the difference is within the tolerance.
  package var isTolerated = false
  package var attachments: [DiffAttachment]
  package var file: File?
  package var image: LedgerEntry.ImageMetrics?
  package var text: TextDifference?
  /// Describes what eyes cannot see in ``message``.
  package var remark: String?

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

/// An error for data that is not valid in the format.
package struct UndecodableReference: Error, CustomStringConvertible {
  package var description: String
}

extension Diffing {
  /// Encodes a value.
  package func encode(_ value: Value) throws -> Data { try checked.map { try $0.encode(value) } ?? toData(value) }

  /// Decodes a reference.
  package func decode(_ data: Data) throws -> Value { try checked.map { try $0.decode(data) } ?? fromData(data) }

  /// Returns whether data is known to contain a value, without decoding it.
  package func matches(_ value: Value, _ data: Data) -> Bool { checked.map { $0.matches(value, data) } ?? false }

  /// Returns the parts of a reference file because of which other programs show another value than the one that matches.
  package func foreignParts(of file: Data) -> [String] { checked?.foreignParts(file) ?? [] }

  /// Stores and reads explanations, if the format has a place for them.
  package var explaining: Explaining? { checked?.explaining }

  /// Returns the difference between the reference's value and a new value, even if it is tolerated.
  ///
  /// - Parameter file: The bytes of the reference, from which a note may be added to the message.
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
