import Foundation

/// A value whose description is an address in memory or in a hash table.
protocol AddressValue {}

extension AddressValue {
  var textWithoutAddress: String { CompactText.typeName(Self.self) }
}

extension ObjectIdentifier: AddressValue {}
extension OpaquePointer: AddressValue {}
extension UnsafePointer: AddressValue {}
extension UnsafeMutablePointer: AddressValue {}
extension UnsafeRawPointer: AddressValue {}
extension UnsafeMutableRawPointer: AddressValue {}
extension UnsafeBufferPointer: AddressValue {}
extension UnsafeMutableBufferPointer: AddressValue {}
extension UnsafeRawBufferPointer: AddressValue {}
extension UnsafeMutableRawBufferPointer: AddressValue {}
extension Unmanaged: AddressValue {}
extension Dictionary.Index: AddressValue {}
extension Set.Index: AddressValue {}

/// A value whose description contains its parts as `debugDescription` or in the order of hashing.
protocol PartsInText {
  var textOfParts: String { get }
}

extension Dictionary.Keys: PartsInText {
  var textOfParts: String { CompactText.list(map { CompactText.part($0) }.sorted(by: CompactText.bytewise)) }
}

extension Dictionary.Values: PartsInText {
  var textOfParts: String { CompactText.list(map { CompactText.part($0) }.sorted(by: CompactText.bytewise)) }
}

extension KeyValuePairs: PartsInText {
  /// The pairs in their order, which is part of the value.
  var textOfParts: String { CompactText.list(map { CompactText.pair($0) }, empty: "[:]") }
}

extension Notification: PartsInText {
  var textOfParts: String {
    let parts =
      ["name = \(name.rawValue)"] + (object.map { ["object = \(CompactText.part($0))"] } ?? [])
      + (userInfo.map { ["userInfo = \(CompactText.part($0))"] } ?? [])
    return parts.joined(separator: ", ")
  }
}

/// Describes errors of Foundation, which print their user info in the order of hashing.
enum FoundationErrorText {
  /// Returns the text of an error of Foundation, or `nil` for any other value.
  static func text(of value: Any) -> String? {
    guard let error = bridged(value) else { return nil }
    let description = error.description
    guard let facts = description.range(of: "UserInfo={") else { return description }
    let texts = error.userInfo.map { "\($0.key)=\(CompactText.text(of: $0.value))" }
    return description[..<facts.upperBound] + texts.sorted(by: CompactText.bytewise).joined(separator: ", ") + "}"
  }

  /// Returns the error of Foundation that a value is or wraps, as `CocoaError` does. A cast would convert every error.
  private static func bridged(_ value: Any) -> NSError? {
    if type(of: value) is NSError.Type { return value as? NSError }
    guard value is any _BridgedStoredNSError, let error = value as? any Error else { return nil }
    return error as NSError
  }
}
