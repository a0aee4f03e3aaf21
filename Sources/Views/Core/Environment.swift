/// Reads a value of the environment in which the view's body is evaluated.
///
///     @Environment(\.colorScheme) private var colorScheme
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value while a body is evaluated; the default outside of one.
  public var wrappedValue: Value {
    (EvaluationScope.environment?.values ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension View {
  /// Sets a value of the environment of a view and all that it contains.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment of a view and all that it contains.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
