import Foundation

/// A value whose own description says nothing but where something is in memory, or in a hash table.
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

/// A value whose own description has its parts in the words of `debugDescription` or in the order of hashing.
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
  /// In the order of the pairs, which is part of the value.
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

/// Errors of Foundation, which print what they know of themselves in the order of hashing.
enum ErrorText {
  /// The text of an error of Foundation; `nil` of any other value.
  static func text(of value: Any) -> String? {
    guard let error = bridged(value) else { return nil }
    let description = error.description
    guard let facts = description.range(of: "UserInfo={") else { return description }
    let texts = error.userInfo.map { "\($0.key)=\(CompactText.text(of: $0.value))" }
    return description[..<facts.upperBound] + texts.sorted(by: CompactText.bytewise).joined(separator: ", ") + "}"
  }

  /// The error of Foundation that a value is or, as `CocoaError` does, wraps. Casting would make one of any error.
  private static func bridged(_ value: Any) -> NSError? {
    if type(of: value) is NSError.Type { return value as? NSError }
    guard value is any _BridgedStoredNSError, let error = value as? any Error else { return nil }
    return error as NSError
  }
}
