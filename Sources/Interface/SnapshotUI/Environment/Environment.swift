/// A property wrapper that reads a value of the view's environment.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Session.self) private var session
@propertyWrapper
public struct Environment<Value> {
  let keyPath: AnyKeyPath
  private let read: (EnvironmentValues) -> Value
  let link: EnvironmentLink
  /// The type of a model that the environment must contain.
  private var requiredModel: AnyClass?

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
    link = EnvironmentLink()
  }

  /// The value in the environment of the running body or action, otherwise in the last environment of the view; the
  /// default value if the view has never been on a screen.
  public var wrappedValue: Value { read(link.environment ?? EnvironmentValues()) }

  /// The value of a property of a class. A class that is a view has an environment. In any other class, such as a view
  /// model, the value is always the default value, and reading it in a body is the diagnostic
  /// ``ViewDiagnostic/Rule/environmentOutsideOfView``. A model of a type has no default value; it is still read from the
  /// environment of the running body.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrappedKeyPath: KeyPath<Owner, Value>,
    storage storageKeyPath: KeyPath<Owner, Environment<Value>>
  ) -> Value {
    let property = owner[keyPath: storageKeyPath]
    if owner is any View { return property.wrappedValue }
    EvaluationFrame.current?.reportEnvironment(of: typeName(type(of: owner)))
    guard property.requiresModel else { return property.read(EnvironmentValues()) }
    property.link.set(owner: owner)
    return property.wrappedValue
  }

  /// Returns the type of the required model if an environment lacks it.
  func missingModel(in environment: EnvironmentValues) -> MissingModel? {
    guard let requiredModel, environment[model: ObjectIdentifier(requiredModel)] == nil else { return nil }
    return .model(typeName(requiredModel))
  }

  var requiresModel: Bool { requiredModel != nil }

  /// Returns the value in an environment.
  func value(in environment: EnvironmentValues) -> Any { read(environment) }

  func link(to environment: EnvironmentBox, place: String) { link.set(environment, place: place) }
}

extension Environment where Value: AnyObject {
  /// Creates a property that reads a model, which an enclosing view has put into the environment.
  ///
  /// Rendering throws ``ViewError/Reason/missingModel(path:type:)`` if the model is missing. Use an optional type for
  /// an optional model.
  public init(_ type: Value.Type) {
    requiredModel = type
    keyPath = \EnvironmentValues[model: ObjectIdentifier(type)]
    let link = EnvironmentLink()
    self.link = link
    read = { values in
      values[model: ObjectIdentifier(type)] as? Value
        ?? link.model(of: type, adding: "environment(_:)") { $0[model: ObjectIdentifier(type)] as? Value }
    }
  }
}

extension Environment {
  /// Creates a property that reads an optional model from the environment.
  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? {
    keyPath = \EnvironmentValues[model: ObjectIdentifier(type)]
    read = { $0[model: ObjectIdentifier(type)] as? Model }
    link = EnvironmentLink()
  }
}
