import CSnapshotHashing
import Foundation

/// A JSON object in one line, written in the order of the calls, with the notation of `JSONEncoder` for texts.
///
/// The parts are collected in one text, which a single call into C converts: each passing assertion writes a line, and every call
/// with a text costs an allocation in debug builds.
package struct JSONLine {
  /// JSON and texts in turn, with a separator before each text and behind it.
  private var parts = ""
  private var texts = 0
  /// A character that texts of tests hardly contain. If one does, there is no line.
  private static let separator: String = "\u{1F}"

  package init() { parts.reserveCapacity(1024) }

  /// Appends JSON as it is, such as `,"line":` and a number.
  package mutating func add(json: String) { parts += json }

  /// Appends a member with a text after JSON such as `,"file":`, unless the text is `nil`.
  package mutating func add(_ beginning: String, _ text: String?) {
    guard let text else { return }
    parts += beginning
    parts += Self.separator
    parts += text
    parts += Self.separator
    texts += 1
  }

  /// Returns the line with a line feed, or `nil` if a text contains the separator or if there is not enough memory.
  package consuming func data() -> Data? {
    let count = texts * 2
    return parts.withUTF8 { parts in
      var line = csnapshot_json_line()
      defer { csnapshot_json_free(&line) }
      let isWritten = csnapshot_json_write(&line, parts.baseAddress, parts.count, count)
      guard isWritten, let bytes = line.bytes else { return nil }
      return Data(bytes: bytes, count: line.count)
    }
  }
}
