import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text that is JSON, laid out a value a line with sorted keys. Numbers stay as they are written; text that is no JSON
  /// is a failure that says where it stops being any.
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
  /// (`.json` of a string is the string as a JSON value, in quotation marks.)
  public static var jsonText: Snapshotting { .jsonText(keys: .sorted) }

  /// Text that is JSON, laid out a value a line with keys in an order.
  public static func jsonText(keys order: JSONKeyOrder) -> Snapshotting {
    .text("json") { try JSONText($0).pretty(order) }
  }
}

extension Snapshotting where Value == Data, Format == String {
  /// Bytes that are JSON, laid out a value a line with sorted keys.
  ///
  ///     assertSnapshot(of: response.body, as: .jsonText)
  ///
  /// Records what `.jsonText` of a string does.
  public static var jsonText: Snapshotting { .jsonText(keys: .sorted) }

  /// Bytes that are JSON, laid out a value a line with keys in an order.
  public static func jsonText(keys order: JSONKeyOrder) -> Snapshotting {
    .text("json") { try JSONText(UTF8Text.decoded($0)).pretty(order) }
  }
}

/// Text from bytes.
enum UTF8Text {
  /// The text of bytes, which must be UTF-8.
  static func decoded(_ data: Data) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else { throw NotText(count: data.count) }
    return text
  }

  struct NotText: Error, CustomStringConvertible {
    var count: Int
    var description: String {
      "The \(count) bytes are not text in UTF-8; .hexDump shows bytes of any kind."
    }
  }
}
