import Foundation

/// Sorts the members of JSON objects.
///
/// `JSONEncoder` sorts keys by their bytes on Linux, and by the rules of the system's locale data on Darwin. Files that are
/// compared on both systems need one order.
package enum JSONMembers {
  /// Returns JSON text whose objects have their members in the order of the UTF-8 bytes of the keys.
  ///
  /// All else stays: the notation of strings and numbers, and the white space around members. Members with equal keys keep
  /// their order.
  ///
  /// - Parameter json: The output of an encoder. Other data is returned unchanged.
  /// - Complexity: O(*n* · *d*) for *n* bytes that nest *d* levels deep, and O(*m* log *m*) comparisons for *m* members.
  package static func sorted(_ json: Data) -> Data {
    var reader = MemberReader(bytes: Array(json))
    guard let output = reader.document() else { return json }
    return Data(output)
  }
}

extension JSONEncoder {
  /// Returns the JSON of a value. If the keys are sorted, their order is that of their UTF-8 bytes, on every system.
  package func encodeInStableOrder(_ value: some Encodable) throws -> Data {
    let json = try encode(value)
    guard outputFormatting.contains(.sortedKeys), !JSONEncoder.sortsByBytes(json) else { return json }
    return JSONMembers.sorted(json)
  }

  /// Whether the encoder's own order is that of the bytes: on Linux, it compares strings, which differs for composed and
  /// decomposed characters alone.
  private static func sortsByBytes(_ json: Data) -> Bool {
    #if canImport(Darwin)
      false
    #else
      json.withUnsafeBytes(TextBytes.areASCII)
    #endif
  }
}

/// Copies JSON text with sorted members. It does not check numbers and the contents of strings.
private struct MemberReader {
  /// A member and its position in the object.
  private struct Member {
    /// The UTF-8 bytes of the key, without escapes.
    var key: [UInt8]
    /// The key and the value.
    var text: [UInt8]
  }

  let bytes: [UInt8]
  var position = 0

  mutating func document() -> [UInt8]? {
    var output = takeSpace()
    guard let value = value() else { return nil }
    output += value
    output += takeSpace()
    return position == bytes.count ? output : nil
  }

  private mutating func value() -> [UInt8]? {
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string()
    default: return literal()
    }
  }

  private mutating func object() -> [UInt8]? {
    var members: [Member] = []
    // What stands before each member, and after the last one.
    var separators: [[UInt8]] = []
    position += 1
    var separator = takeSpace()
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      if !members.isEmpty {
        guard bytes[position] == UInt8(ascii: ",") else { return nil }
        position += 1
        separator += [UInt8(ascii: ",")] + takeSpace()
      }
      separators.append(separator)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = string() else { return nil }
      var text = key + takeSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
      position += 1
      text += [UInt8(ascii: ":")] + takeSpace()
      guard let value = value() else { return nil }
      members.append(Member(key: Self.unescaped(key), text: text + value))
      separator = takeSpace()
    }
    guard position < bytes.count else { return nil }
    position += 1
    var output = [UInt8(ascii: "{")]
    for (separator, member) in zip(separators, Self.sorted(members)) { output += separator + member.text }
    return output + separator + [UInt8(ascii: "}")]
  }

  private mutating func array() -> [UInt8]? {
    var output = [UInt8(ascii: "[")]
    position += 1
    output += takeSpace()
    var isFirst = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      if !isFirst {
        guard bytes[position] == UInt8(ascii: ",") else { return nil }
        position += 1
        output += [UInt8(ascii: ",")] + takeSpace()
      }
      isFirst = false
      guard let value = value() else { return nil }
      output += value + takeSpace()
    }
    guard position < bytes.count else { return nil }
    position += 1
    return output + [UInt8(ascii: "]")]
  }

  /// Takes a string with its quotation marks.
  private mutating func string() -> [UInt8]? {
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return Array(bytes[start..<position])
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// Takes a number, `true`, `false` or `null`.
  private mutating func literal() -> [UInt8]? {
    let start = position
    while position < bytes.count, !Self.endsLiteral.contains(bytes[position]) { position += 1 }
    return start == position ? nil : Array(bytes[start..<position])
  }

  private static let space: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09]
  private static let endsLiteral = space.union(",]}:[{\"".utf8)

  private mutating func takeSpace() -> [UInt8] {
    let start = position
    while position < bytes.count, Self.space.contains(bytes[position]) { position += 1 }
    return Array(bytes[start..<position])
  }

  private static func sorted(_ members: [Member]) -> [Member] {
    members.enumerated().sorted { left, right in
      if left.element.key == right.element.key { return left.offset < right.offset }
      return left.element.key.lexicographicallyPrecedes(right.element.key)
    }.map(\.element)
  }

  /// Returns the bytes of a quoted string without its quotation marks and escapes.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    let contents = text.dropFirst().dropLast()
    guard contents.contains(UInt8(ascii: "\\")) else { return Array(contents) }
    // Only keys with escapes are decoded, and encoders write few of them.
    let decoded = try? JSONDecoder().decode([String].self, from: Data([UInt8(ascii: "[")] + text + [UInt8(ascii: "]")]))
    return decoded?.first.map { Array($0.utf8) } ?? Array(contents)
  }
}
