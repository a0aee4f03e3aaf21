import Foundation
import SnapshotFoundation

/// Writes objects as `JSONSerialization` represents JSON, with one value per line and sorted keys.
///
/// The format is that of `JSONSerialization` on Linux, which differs from Darwin's in numbers: 0.1, not 0.10000000000000001.
struct JSONObjectText {
  private var output = ""

  /// Returns the text of an object.
  ///
  /// - Throws: ``UnrepresentableValue`` for a value that JSON cannot represent, and ``UnprintableValue`` for one that is too
  ///   deep or too large.
  static func text(of object: Any) throws -> String {
    var parts = 0
    try requireBounded(object, depth: 0, parts: &parts)
    guard JSONSerialization.isValidJSONObject(object) else {
      throw UnrepresentableValue(type: "\(type(of: object))", format: "JSON")
    }
    var text = JSONObjectText()
    try text.write(object, depth: 0)
    return text.output
  }

  /// Foundation's check of the object calls itself for each level, too.
  private static func requireBounded(_ value: Any, depth: Int, parts: inout Int) throws(UnprintableValue) {
    try ValueBounds.count(depth: depth, parts: &parts)
    if let elements = value as? [Any] {
      for element in elements { try requireBounded(element, depth: depth + 1, parts: &parts) }
    } else if let members = value as? [String: Any] {
      for member in members.values { try requireBounded(member, depth: depth + 1, parts: &parts) }
    }
  }

  private mutating func write(_ value: Any?, depth: Int) throws {
    guard let value else { return output += "null" }
    if let text = value as? String {
      output += Self.quoted(text)
    } else if value is NSNull {
      output += "null"
    } else if let number = value as? NSNumber {
      output += Self.text(of: number)
    } else if let elements = value as? [Any?] {
      try writeList("[", elements, "]", depth: depth) { text, element in try text.write(element, depth: depth + 1) }
    } else if let members = value as? [String: Any?] {
      let ordered = members.map { (order: JSONKeyCollation($0.key), key: $0.key, value: $0.value) }
        .sorted { $0.order < $1.order }
      try writeList("{", ordered, "}", depth: depth) { text, member in
        text.output += Self.quoted(member.key) + " : "
        try text.write(member.value, depth: depth + 1)
      }
    } else if Mirror(reflecting: value).displayStyle == .optional {
      output += "null"
    } else {
      throw UnrepresentableValue(type: "\(type(of: value))", format: "JSON")
    }
  }

  private mutating func writeList<Element>(
    _ open: String, _ elements: [Element], _ close: String, depth: Int,
    _ write: (inout JSONObjectText, Element) throws -> Void
  ) rethrows {
    output += open + "\n"
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? "" : ",\n") + String(repeating: "  ", count: depth + 1)
      try write(&self, element)
    }
    output += "\n" + String(repeating: "  ", count: depth) + close
  }

  /// Foundation also escapes slashes.
  private static func quoted(_ text: String) -> String { JSONText.quoted(text).replacing("/", with: "\\/") }

  private static func text(of number: NSNumber) -> String {
    // Foundation has one object for each of the two truth values.
    if number === NSNumber(value: true) { return "true" }
    if number === NSNumber(value: false) { return "false" }
    if let decimal = number as? NSDecimalNumber { return decimal.decimalValue.description }
    switch String(cString: number.objCType) {
    case "f": return text(of: number.floatValue.description)
    case "d": return text(of: number.doubleValue.description)
    default: return number.stringValue
    }
  }

  /// Foundation writes whole numbers without a fraction.
  private static func text(of floatingPoint: String) -> String {
    floatingPoint.hasSuffix(".0") ? String(floatingPoint.dropLast(2)) : floatingPoint
  }
}
