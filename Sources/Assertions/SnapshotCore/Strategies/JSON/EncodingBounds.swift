import Foundation
import SnapshotFoundation

/// An encoder without output that measures how deep a value is nested, because the encoders of Foundation end the process for
/// a value that is too deep.
///
/// It visits each value that the assertion encodes, in debug builds too. Therefore it makes a path only for values that ask for it.
final class EncodingBounds: Encoder {
  let userInfo: [CodingUserInfoKey: Any]
  private let parent: EncodingBounds?
  private let key: (any CodingKey)?
  private let count: Count
  /// The number of values around this one. Values in single-value containers do not lengthen the path.
  private let depth: Int

  private init(
    in parent: EncodingBounds?, at key: (any CodingKey)?, userInfo: [CodingUserInfoKey: Any], count: Count, depth: Int
  ) {
    self.parent = parent
    self.key = key
    self.userInfo = userInfo
    self.count = count
    self.depth = depth
  }

  /// Throws an error if a value exceeds ``ValueBounds``.
  static func require(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any]) throws(UnprintableValue) {
    let bounds = EncodingBounds(in: nil, at: nil, userInfo: userInfo, count: Count(), depth: 0)
    do {
      try bounds.encode(value, at: nil)
    } catch {
      // All other errors are those of the value, which the encoder reports.
      if let error = error as? UnprintableValue { throw error }
    }
  }

  /// The number of parts.
  private final class Count { var parts = 0 }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var encoder: EncodingBounds? = self
    while let current = encoder {
      if let key = current.key { path.append(key) }
      encoder = current.parent
    }
    return path.reversed()
  }

  fileprivate func encode<Value: Encodable>(_ value: Value, at key: (any CodingKey)?) throws {
    try ValueBounds.count(depth: depth, parts: &count.parts)
    // The encoders write these without their own `encode(to:)`, and those of numbers lead back here.
    // The first comparisons are fast, and of the most frequent types.
    if Value.self == String.self || Value.self == Int.self || Value.self == Double.self { return }
    if value is Date || value is Data || value is URL || value is Decimal || value is any BinaryInteger
      || value is any BinaryFloatingPoint
    {
      return
    }
    try value.encode(to: nested(key))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Unkeyed(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// The encoder of a container in a container.
  fileprivate func nested(_ key: (any CodingKey)?) -> EncodingBounds {
    EncodingBounds(in: self, at: key, userInfo: userInfo, count: count, depth: depth + 1)
  }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: EncodingBounds
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) {}
  mutating func encode(_ value: String, forKey key: Key) {}
  mutating func encode(_ value: Int, forKey key: Key) {}
  mutating func encode(_ value: Double, forKey key: Key) {}
  mutating func encode(_ value: Bool, forKey key: Key) {}
  mutating func encode(_ value: some Encodable, forKey key: Key) throws { try encoder.encode(value, at: key) }
  mutating func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Other> {
    encoder.nested(key).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nested(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder.nested(IndexKey(intValue: 0)) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.nested(key) }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  let encoder: EncodingBounds
  var count = 0
  var codingPath: [any CodingKey] { encoder.codingPath }

  init(encoder: EncodingBounds) { self.encoder = encoder }

  private mutating func next() -> IndexKey {
    defer { count += 1 }
    return IndexKey(intValue: count)
  }

  mutating func encodeNil() { count += 1 }
  mutating func encode(_ value: String) { count += 1 }
  mutating func encode(_ value: Int) { count += 1 }
  mutating func encode(_ value: Double) { count += 1 }
  mutating func encode(_ value: Bool) { count += 1 }
  mutating func encode(_ value: some Encodable) throws { try encoder.encode(value, at: next()) }
  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.nested(next()).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.nested(next()).unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { encoder.nested(next()) }
}

private struct Single: SingleValueEncodingContainer {
  let encoder: EncodingBounds
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() {}
  mutating func encode(_ value: String) {}
  mutating func encode(_ value: Int) {}
  mutating func encode(_ value: Double) {}
  mutating func encode(_ value: Bool) {}
  mutating func encode(_ value: some Encodable) throws { try encoder.encode(value, at: nil) }
}

/// A position in an array.
private struct IndexKey: CodingKey {
  var intValue: Int?
  var stringValue: String { "Index \(intValue ?? 0)" }

  init(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }
}
