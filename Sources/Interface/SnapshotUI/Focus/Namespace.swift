/// A property wrapper for a namespace of views, such as those of a matched geometry or a focus scope.
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    init() {}

    /// Returns whether two identities are those of the same namespace.
    public static func == (left: ID, right: ID) -> Bool { left.token === right.token }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  let state = State(initialValue: ID())

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace, which a ``ViewHost`` keeps while the view is on the screen.
  public var wrappedValue: ID { state.wrappedValue }
}

extension Namespace: DynamicProperty {}
