import Foundation
import SnapshotFoundation

extension Snapshotting where Value == String, Format == String {
  /// JSON text, formatted with one value per line and sorted keys. Numbers keep their notation. Invalid JSON fails the
  /// assertion with the position of the error.
  ///
  ///     assertSnapshot(of: #"{"name":"Blob","id":1}"#, as: .jsonText)
  ///
  /// Records, in a file that ends in `json`:
  ///
  ///     {
  ///       "id" : 1,
  ///       "name" : "Blob"
  ///     }
  ///
  /// In contrast, `.json` of a string records the string as a quoted JSON value.
  public static var jsonText: Snapshotting { .jsonText(keys: .sorted) }

  /// JSON text, formatted with one value per line and keys in an order.
  public static func jsonText(keys order: JSONKeyOrder) -> Snapshotting {
    .text("json") { try JSONText($0).pretty(order) }
  }
}

extension Snapshotting where Value == Data, Format == String {
  /// JSON data, formatted with one value per line and sorted keys.
  ///
  ///     assertSnapshot(of: response.body, as: .jsonText)
  ///
  /// Records the same as `.jsonText` of a string.
  public static var jsonText: Snapshotting { .jsonText(keys: .sorted) }

  /// JSON data, formatted with one value per line and keys in an order.
  public static func jsonText(keys order: JSONKeyOrder) -> Snapshotting {
    .text("json") { try JSONText(UTF8Text.decoded($0)).pretty(order) }
  }
}

/// Text from bytes.
package enum UTF8Text {
  /// Returns the text of UTF-8 data.
  package static func decoded(_ data: Data) throws -> String {
    guard let text = String(validUTF8: data) else { throw NotText(count: data.count) }
    return text
  }

  struct NotText: Error, CustomStringConvertible {
    var count: Int
    var description: String {
      "The \(count) bytes are not UTF-8 text. Use `.hexDump` for binary data."
    }
  }
}
