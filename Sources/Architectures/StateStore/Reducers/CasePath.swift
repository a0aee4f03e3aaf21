/// A path to the associated value of an enumeration case: it creates the case and extracts its value.
public struct CasePath<Root, Value>: Sendable {
  /// Creates the case from its associated value.
  public let embed: @Sendable (Value) -> Root
  /// Returns the associated value, or `nil` if the root is a different case.
  public let extract: @Sendable (Root) -> Value?

  /// Creates a case path from two functions.
  ///
  /// - Parameters:
  ///   - embed: Creates the case from its associated value.
  ///   - extract: Returns the associated value, or `nil` if the root is a different case.
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }
}

extension CasePath {
  /// Creates a case path from the case's initializer, for example `.case(AppAction.counter)`.
  ///
  /// It extracts the value by reflection. Where that is too slow, use ``init(embed:extract:)`` with a `switch`.
  public static func `case`(_ embed: @escaping @Sendable (Value) -> Root) -> CasePath {
    CasePath(embed: embed) { root in
      let mirror = Mirror(reflecting: root)
      guard mirror.displayStyle == .enum, let child = mirror.children.first, let name = child.label,
        let value = payload(child.value)
      else { return nil }
      // Two cases can have associated values of the same type. The initializer creates only one of them.
      return Mirror(reflecting: embed(value)).children.first?.label == name ? value : nil
    }
  }

  /// Unwraps a single labeled value, which reflection shows as a tuple with one element.
  private static func payload(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return nil }
    return mirror.children.count == 1 ? mirror.children.first?.value as? Value : nil
  }
}

extension CasePath where Root == Value {
  /// The path from a type to itself, for a reducer that has the same actions as its parent.
  public static var all: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}
