/// A case of an enumeration with its payload: how to make one, and how to look into one.
public struct CasePath<Root, Value>: Sendable {
  /// Makes the case.
  public let embed: @Sendable (Value) -> Root
  /// The payload; `nil` for any other case.
  public let extract: @Sendable (Root) -> Value?

  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }
}

extension CasePath {
  /// A case named by its constructor, such as `.case(AppAction.counter)`.
  ///
  /// The payload is found by reflection; where that is too slow, give ``init(embed:extract:)`` a `switch`.
  public static func `case`(_ embed: @escaping @Sendable (Value) -> Root) -> CasePath {
    CasePath(embed: embed) { root in
      let mirror = Mirror(reflecting: root)
      guard mirror.displayStyle == .enum, let child = mirror.children.first, let name = child.label,
        let value = payload(child.value)
      else { return nil }
      // Two cases may have payloads of one type: the constructor tells which of them it makes.
      return Mirror(reflecting: embed(value)).children.first?.label == name ? value : nil
    }
  }

  /// One labelled payload is reflected as a tuple of one.
  private static func payload(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return nil }
    return mirror.children.count == 1 ? mirror.children.first?.value as? Value : nil
  }

}

extension CasePath where Root == Value {
  /// All cases, for a reducer whose actions are those of its parent.
  public static var all: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}
