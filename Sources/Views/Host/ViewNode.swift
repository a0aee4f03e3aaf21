import Observation

/// One view with a body (or a modifier with one) on a host's screen: its state, its last body, and what they depend on.
final class ViewNode: StateSource, StateReader, @unchecked Sendable {
  let key: ViewGraph.Key
  /// The type's name, as evaluation logs show it.
  let typeName: String
  /// Whether the body is one of this module's own, and no business of the user's.
  let isOwn: Bool
  /// Whether the body is a modifier's.
  let isModifier: Bool
  /// The state of the views around this one.
  weak var outer: (any StateSource)?
  /// Whether closures in the body may make other views in this pass, because of a model that they read.
  private(set) var hasNewClosures = false
  private(set) weak var graph: ViewGraph?
  var screen: (any StateScreen)? { graph }
  /// The pass in which the view was last on the screen.
  var lastPass = 0
  private var subject: Any?
  private var body: Any?
  private var properties: [DynamicProperties.Property] = []
  private var storages: [String: any HostedStorage] = [:]
  /// The storages by the seeds of the view value that the body was made from.
  private var seeds: [ObjectIdentifier: any HostedStorage] = [:]
  private var dependencies: [ObjectIdentifier: any HostedStorage] = [:]
  private var environmentValues: [Any] = []
  /// The states that the body wrote while it was last evaluated.
  private(set) var writtenStates: [String] = []

  init(_ key: ViewGraph.Key, of subject: Any, _ properties: Any, graph: ViewGraph) {
    self.key = key
    typeName = Views.typeName(type(of: subject))
    isOwn = String(reflecting: type(of: properties)).hasPrefix("Views.")
    isModifier = type(of: subject) != type(of: properties)
    self.graph = graph
  }

  deinit { forgetDependencies() }

  /// What has changed since the body was evaluated, in the words of evaluation logs; empty where it is still right.
  /// Takes the new view over.
  func changes(
    of newSubject: Any, properties source: Any, origin: ViewOrigin, in environment: EnvironmentBox
  ) -> [String] {
    let isFirst = subject == nil
    let isNewSelf = isOwn || isAnother(newSubject, of: origin)
    hasNewClosures = graph?.changes.takeClosures(of: self) ?? false
    let invalid = graph?.changes.take(of: self) ?? []
    let changedEnvironment = environmentChanges(in: environment)
    if isNewSelf || !invalid.isEmpty || !changedEnvironment.isEmpty {
      // What is evaluated is the newest view, whose state must be found under its own seeds.
      subject = newSubject
      properties = DynamicProperties(of: source).properties
      link()
      environmentValues = environmentProperties.map { $0.property.value(in: environment.values) }
    }
    if isFirst { return ["@self", "@identity"] + properties.map(\.name).withoutRepetitions }
    return ((isNewSelf ? ["@self"] : []) + invalid + changedEnvironment).withoutRepetitions
  }

  private func isAnother(_ newSubject: Any, of origin: ViewOrigin) -> Bool {
    guard let subject else { return true }
    return switch origin {
    case .kept: false
    case .remade: !areSame(subject, newSubject, ignoringFunctions: true)
    case .evaluated: !areSame(subject, newSubject)
    }
  }

  /// The body as it was last evaluated.
  func lastBody<Body>(as type: Body.Type) -> Body? { body as? Body }

  /// Evaluates the body and notes what it reads.
  func evaluate<Body>(in environment: EnvironmentBox, make: () -> Body) -> Body {
    forgetDependencies()
    writtenStates = []
    for property in properties { property.value.update() }
    let frame = EvaluationFrame(environment: environment, state: self, reader: self)
    let evaluated = observing { EvaluationFrame.$current.withValue(frame, operation: make) }
    body = evaluated
    return evaluated
  }

  /// Notes that the body must be evaluated again.
  func invalidate(_ reason: String) { graph?.changes.add(reason, to: self) }

  /// The name of the property through which the node reaches a storage that another node owns.
  func name(ofBindingTo storage: AnyObject) -> String {
    let property = properties.first { ($0.value as? any OriginatedBinding)?.origin?.storage === storage }
    return property?.name ?? "@dependencies"
  }

  func storage(of seed: AnyObject) -> AnyObject? { seeds[ObjectIdentifier(seed)] ?? outer?.storage(of: seed) }

  func didRead(_ storage: any HostedStorage) {
    guard dependencies.updateValue(storage, forKey: ObjectIdentifier(storage)) == nil else { return }
    storage.addReader(self)
  }

  func didShow(_ storage: any HostedStorage) { if let graph { storage.addScreen(graph) } }

  func didWrite(_ name: String) { writtenStates.append(name) }

  /// What stands in a body of this module's own came from the user's body around it.
  var readerOfClosures: (any StateSource)? { isOwn ? outer?.readerOfClosures : self }

  func observingClosure<Result>(_ closure: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return closure() }
    return withObservationTracking(closure) { [weak self] in
      guard let self else { return }
      graph?.changes.addClosures(of: self)
    }
  }

  /// The storages by the keys of their properties.
  var storagesByKey: [String: any HostedStorage] { storages }
}

extension ViewNode {
  /// Gives every state of the new view value its storage: that of the same property, or a new one.
  private func link() {
    seeds = [:]
    for property in properties {
      guard let state = property.value as? any HostedState else { continue }
      let storage = state.link(to: storages[property.key], name: property.name, owner: self)
      storages[property.key] = storage
      seeds[ObjectIdentifier(state.anySeed)] = storage
    }
  }

  /// The parts of the environment that are not what they were when the body was evaluated.
  private func environmentChanges(in environment: EnvironmentBox) -> [String] {
    zip(environmentProperties, environmentValues).compactMap { property, value in
      areSame(value, property.property.value(in: environment.values)) ? nil : property.name
    }
  }

  private var environmentProperties: [(name: String, property: any EnvironmentReading)] {
    properties.compactMap { property in
      (property.value as? any EnvironmentReading).map { (property.name, $0) }
    }
  }

  private func forgetDependencies() {
    for storage in dependencies.values { storage.removeReader(self) }
    dependencies = [:]
  }

  private func observing<Result>(_ evaluate: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return evaluate() }
    return withObservationTracking(evaluate) { [weak self] in self?.invalidate("@dependencies") }
  }
}

extension [String] {
  /// The names in their order, each once.
  var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A state of any type, to be linked to its storage.
protocol HostedState {
  var anySeed: AnyObject { get }
  /// The node that keeps the state.
  var owner: (any StateReader)? { get }

  func link(to storage: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage
}

extension State: HostedState {
  var anySeed: AnyObject { seed }

  var owner: (any StateReader)? { seed.storage?.owner }

  func link(to storage: (any HostedStorage)?, name: String, owner: any StateReader) -> any HostedStorage {
    let storage = storage as? StateStorage<Value> ?? StateStorage(seed.value, name: name, owner: owner)
    seed.storage = storage
    return storage
  }
}

/// A binding of any type.
protocol OriginatedBinding {
  var origin: BindingOrigin? { get }
}

extension Binding: OriginatedBinding {}

/// A part of the environment of any type.
protocol EnvironmentReading {
  func value(in environment: EnvironmentValues) -> Any
}

extension Environment: EnvironmentReading {}
