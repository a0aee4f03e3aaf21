import CSnapshotHashing
import Foundation

/// A JSON object in one line, written member by member in the order of the calls, with the notation of `JSONEncoder`.
package struct JSONLine: ~Copyable {
  private var line = csnapshot_json_line()
  private var separator = "{"

  package init() {}

  deinit {
    var line = line
    csnapshot_json_free(&line)
  }

  private mutating func begin(_ key: String) {
    csnapshot_json_raw(&line, separator)
    separator = ","
    csnapshot_json_string(&line, key, key.utf8.count)
    csnapshot_json_raw(&line, ":")
  }

  /// Appends a text, unless it is `nil`.
  package mutating func add(_ key: String, _ text: String?) {
    guard let text else { return }
    begin(key)
    csnapshot_json_string(&line, text, text.utf8.count)
  }

  /// Appends JSON, such as a number.
  package mutating func add(_ key: String, json: String) {
    begin(key)
    csnapshot_json_raw(&line, json)
  }

  /// Appends a list of texts.
  package mutating func add(_ key: String, _ list: [String]) {
    begin(key)
    csnapshot_json_raw(&line, "[")
    for (index, text) in list.enumerated() {
      if index > 0 { csnapshot_json_raw(&line, ",") }
      csnapshot_json_string(&line, text, text.utf8.count)
    }
    csnapshot_json_raw(&line, "]")
  }

  /// Returns the object and a line feed, or `nil` if there is not enough memory.
  package consuming func data() -> Data? {
    csnapshot_json_raw(&line, separator == "{" ? "{}\n" : "}\n")
    guard !line.failed, let bytes = line.bytes else { return nil }
    return Data(bytes: bytes, count: line.count)
  }
}
