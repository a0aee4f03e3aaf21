import Foundation

/// A type that says itself how ``Snapshotting/dump`` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's fields are shown below its description; false unless said otherwise.
  static var renderChildren: Bool { get }
  /// The value's text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, to the second.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description without addresses.
  #if canImport(ObjectiveC)
    @objc open var snapshotDescription: String { withoutAddresses(debugDescription) }
  #else
    public var snapshotDescription: String { withoutAddresses(debugDescription) }
  #endif
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

private func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
}
