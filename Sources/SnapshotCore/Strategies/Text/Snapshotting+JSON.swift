import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys, a line for each.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON in the form that an encoder gives it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list in XML, in the form that an encoder gives it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Value) in
      var data = try encoder.encode(value)
      if encoder.outputFormat == .xml {
        // NB: references have numbers with 17 digits, as serialization writes them; newer encoders write fewer.
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Whatever JSON can hold, with sorted keys, a line for each.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Any) in
      guard JSONSerialization.isValidJSONObject(value) else {
        throw UnrepresentableValue(type: "\(type(of: value))", format: "JSON")
      }
      let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// A value that a format cannot hold.
struct UnrepresentableValue: Error, CustomStringConvertible {
  var type: String
  var format: String
  var description: String { "A value of type \(type) holds something that \(format) cannot." }
}
