import CSnapshotHashing
import Foundation

/// JSON that is written part by part into one block of memory, with the notation of `JSONEncoder` for texts.
///
/// Each passing assertion writes a line, and strings that grow take several times as long in debug builds.
package final class JSONLine {
  private var line = csnapshot_json_line()

  package init() {}

  deinit { csnapshot_json_free(&line) }

  /// Removes all parts and keeps the memory.
  package func removeAll() { csnapshot_json_clear(&line) }

  /// Appends JSON as it is, such as `{`.
  package func add(_ json: StaticString) { csnapshot_json_add(&line, json.utf8Start, json.utf8CodeUnitCount) }

  /// Appends the parts of another line.
  package func add(_ other: JSONLine) {
    if other.line.is_incomplete { line.is_incomplete = true }
    csnapshot_json_add(&line, other.line.bytes, other.line.count)
  }

  /// Appends a member: JSON such as `,"line":` and a number.
  package func add(_ beginning: StaticString, _ number: Int) {
    add(beginning)
    csnapshot_json_add_integer(&line, Int64(number))
  }

  /// Appends a member: JSON such as `,"milliseconds":` and a finite number.
  package func add(_ beginning: StaticString, _ number: Double) {
    add(beginning)
    var text = number.description
    text.withUTF8 { csnapshot_json_add(&line, $0.baseAddress, $0.count) }
  }

  /// Appends a member: JSON such as `,"file":` and a text, unless the text is `nil`.
  package func add(_ beginning: StaticString, _ text: String?) {
    guard var text else { return }
    add(beginning)
    text.withUTF8 { csnapshot_json_add_text(&line, $0.baseAddress, $0.count) }
  }

  /// The number of bytes, or of some of them if the memory was not enough.
  package var count: Int { line.count }

  /// The bytes, which are valid until the next call; `nil` if the memory was not enough.
  package var bytes: UnsafeRawBufferPointer? {
    line.is_incomplete ? nil : UnsafeRawBufferPointer(start: line.bytes, count: line.count)
  }
}
