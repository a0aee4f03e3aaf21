/// The values of the screens above the root of a ``NavigationStack``, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values, the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of screens above the root.
  public var count: Int { values.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value, whose screen is shown.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end, all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(Swift.min(Swift.max(0, k), values.count)) }
}

// Unchecked because the values of a path may not be sendable, as in SwiftUI.
extension NavigationPath: @unchecked Sendable {}

extension NavigationPath {
  /// A path that can be written to a file, and read from it.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Returns whether two paths have equal values.
    public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
      left.values == right.values
    }
  }

  /// The path for encoding; `nil` if one of its values isn't `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Creates a path that was decoded.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}

extension NavigationPath.CodableRepresentation {
  /// Creates a path from pairs of a type's name and a value, the topmost screen first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is not the name of a type that is Decodable and Hashable.")
      }
      values.append(try AnyHashable(decode(type, from: &container)))
    }
    self.init(values: values.reversed())
  }

  /// Writes pairs of a type's name and a value, the topmost screen first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
        throw EncodingError.invalidValue(
          value.base, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "not Encodable"))
      }
      try container.encode(name)
      try container.encode(base)
    }
  }
}

private func decode<Value: Decodable & Hashable>(
  _ type: Value.Type, from container: inout any UnkeyedDecodingContainer
) throws -> AnyHashable {
  AnyHashable(try container.decode(type))
}
