/// Reads a value of the environment in which the view's body is evaluated.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Session.self) private var session
@propertyWrapper
public struct Environment<Value> {
  let keyPath: AnyKeyPath
  private let read: (EnvironmentValues) -> Value
  /// The type of the model that there must be.
  private var requiredModel: AnyClass?

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// The value while a body or an action of the view runs; the default outside of them.
  public var wrappedValue: Value {
    guard let values = EvaluationFrame.current?.environment.values else { return read(EnvironmentValues()) }
    return read(values)
  }

  /// The type of the model that must be in an environment and is not.
  func missingModel(in environment: EnvironmentValues) -> String? {
    guard let requiredModel, environment[model: ObjectIdentifier(requiredModel)] == nil else { return nil }
    return typeName(requiredModel)
  }

  var requiresModel: Bool { requiredModel != nil }

  /// The value in an environment, whatever its type.
  func value(in environment: EnvironmentValues) -> Any { read(environment) }
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

extension Environment where Value: AnyObject {
  /// A model that a view further up put into the environment under its type.
  ///
  /// A view whose model is missing is not rendered: ``ViewError/Reason/missingModel(path:type:)`` names both. Write
  /// `@Environment(Model.self) var model: Model?` where there may be none.
  ///
  /// - Precondition: There is one where the property is read outside of a body, an action or a modifier's body.
  public init(_ type: Value.Type) {
    requiredModel = type
    keyPath = \EnvironmentValues[model: ObjectIdentifier(type)]
    read = { values in
      guard let model = values[model: ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No \(type) is in the environment; put one there with .environment(_:) around the view")
      }
      return model
    }
  }
}

extension Environment {
  /// A model that a view further up put into the environment under its type, if there is one.
  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? {
    keyPath = \EnvironmentValues[model: ObjectIdentifier(type)]
    read = { $0[model: ObjectIdentifier(type)] as? Model }
  }
}

extension View {
  /// Puts a model into the environment of a view and all that it contains, under its type; `nil` takes it out.
  public func environment<Model: AnyObject>(_ model: Model?) -> some View {
    changingEnvironment { $0[model: ObjectIdentifier(Model.self)] = model }
  }
}
