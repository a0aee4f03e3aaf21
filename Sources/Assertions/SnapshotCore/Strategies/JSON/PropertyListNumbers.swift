import Foundation
import SnapshotFoundation

/// The numbers with a fraction in property lists in XML.
///
/// References have them with 17 digits, as `PropertyListSerialization` writes them; newer encoders write fewer. Nothing else differs.
enum PropertyListNumbers {
  /// Returns a property list that an encoder wrote, with numbers as serialization writes them.
  static func lengthened(in list: Data) throws -> Data {
    try list.withUnsafeBytes { try lengthened(in: $0) } ?? list
  }

  /// Returns `nil` if the list has no such numbers.
  private static func lengthened(in list: UnsafeRawBufferPointer) throws -> Data? {
    guard var start = TextBytes.end(of: "<real>", in: list, from: 0) else { return nil }
    var result = Data(capacity: list.count + 256)
    var copied = 0
    while true {
      guard let end = TextBytes.end(of: "</real>", in: list, from: start) else { return try serialized(list) }
      let contents = UnsafeRawBufferPointer(rebasing: list[start..<(end - "</real>".utf8.count)])
      // What is not a finite number has other names in each of the two.
      guard let number = Double(String(decoding: contents, as: UTF8.self)), number.isFinite else {
        return try serialized(list)
      }
      result.append(contentsOf: list[copied..<start])
      result.append(contentsOf: (number == 0 ? "0.0" : String(format: "%.17g", number)).utf8)
      copied = start + contents.count
      guard let next = TextBytes.end(of: "<real>", in: list, from: end) else { break }
      start = next
    }
    result.append(contentsOf: list[copied...])
    return result
  }

  private static func serialized(_ list: UnsafeRawBufferPointer) throws -> Data {
    let values = try PropertyListSerialization.propertyList(from: Data(list), format: nil)
    return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
