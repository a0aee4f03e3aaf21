import Foundation
import SnapshotFoundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys, one per line.
  ///
  /// The keys are in the order of their UTF-8 bytes, on every system.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON, written by an encoder. If the encoder sorts keys, they are in the order of their UTF-8 bytes.
  ///
  /// A value that is nested more than 512 levels deep fails its assertion. To find its depth, `encode(to:)` is called twice.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Value) in
      try EncodingBounds.require(value, userInfo: encoder.userInfo)
      return String(decoding: try encoder.encodeInStableOrder(value), as: UTF8.self)
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

  /// A value as a property list in XML, written by an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Value) in
      try EncodingBounds.require(value, userInfo: encoder.userInfo)
      var data = try encoder.encode(value)
      if encoder.outputFormat == .xml { data = try PropertyListNumbers.lengthened(in: data) }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A JSON object of Foundation, with sorted keys, one per line.
  ///
  /// As in references of swift-snapshot-testing, numbers in keys are sorted by value, and capitals after small letters.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Any) in try JSONObjectText.text(of: value) }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// An error for a value that a format cannot represent.
package struct UnrepresentableValue: Error, CustomStringConvertible {
  var type: String
  var format: String

  package init(type: String, format: String) {
    self.type = type
    self.format = format
  }

  package var description: String {
    "A value of type \(type) contains something that cannot be represented as \(format)."
  }
}
