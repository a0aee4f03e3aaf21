import Observation

/// A view or modifier with a body on a host's screen: its state, its last body, and their dependencies. Unchecked
/// because the host's thread alone uses it; observation only calls ``invalidate(_:)``, which a lock guards.
final class ViewNode: StateSource, StateReader, @unchecked Sendable {
  let key: ViewGraph.Key
  /// The number of earlier nodes on the screen.
  let number: Int
  /// The name of the type in evaluation logs.
  let typeName: String
  /// Whether this module declares the view.
  let isOwn: Bool
  /// Whether the body belongs to a modifier.
  let isModifier: Bool
  /// The state of the enclosing views.
  weak var outer: (any StateSource)?
  /// Whether closures of the body may create other views in this pass, because a model has changed.
  private(set) var hasNewClosures = false
  private(set) weak var graph: ViewGraph?
  var screen: (any StateScreen)? { graph }
  /// The last pass with the view on the screen.
  var lastPass = 0
  private var subject: Any?
  private var body: Any?
  private var properties: [DynamicProperties.Property] = []
  private var storages: [String: any HostedStorage] = [:]
  /// The storages by the seeds of the current view value.
  private var seeds: [ObjectIdentifier: any HostedStorage] = [:]
  /// Keeps the objects whose identifiers are keys of `seeds`.
  private var earlierSeeds: [AnyObject] = []
  private var dependencies: [ObjectIdentifier: any HostedStorage] = [:]
  private var environmentValues: [Any] = []
  /// The objects of the properties, by the keys of the properties.
  private var observedProperties: [String: ObservedProperty] = [:]
  /// The values of observable objects that the body has read through bindings.
  private var observedValues: [ObservedValue] = []
  /// The causes of the last evaluation.
  private(set) var lastChanges: [String] = []
  /// The state properties that the last evaluation wrote.
  private(set) var writtenStates: [String] = []

  init(_ key: ViewGraph.Key, of subject: Any, _ properties: Any, graph: ViewGraph, number: Int) {
    self.key = key
    self.number = number
    let type = (subject as? any BodySubject)?.subjectType ?? Swift.type(of: subject)
    typeName = SnapshotUI.typeName(type)
    isOwn = String(reflecting: Swift.type(of: properties)).hasPrefix("SnapshotUI.")
    isModifier = type != Swift.type(of: properties)
    self.graph = graph
  }

  deinit { forgetDependencies() }

  /// Returns the changes since the last evaluation, as evaluation logs show them, and adopts the new view.
  func changes(
    of newSubject: Any, properties source: Any, origin: ViewOrigin, in environment: EnvironmentBox
  ) -> [String] {
    let isFirst = subject == nil
    let isNewSelf = isOwn || isAnother(newSubject, of: origin)
    hasNewClosures = graph?.changes.takeClosures(of: self) ?? false
    let invalid = (graph?.changes.take(of: self) ?? []) + observedChanges
    let changedEnvironment = environmentChanges(in: environment)
    if isNewSelf || !invalid.isEmpty || !changedEnvironment.isEmpty {
      // The newest view value is evaluated, so storages are linked to its seeds.
      subject = newSubject
      properties = DynamicProperties(of: source).properties
      link()
      observeObjects(in: environment.values)
      environmentValues = environmentProperties.map { $0.property.value(in: environment.values) }
      for property in properties {
        (property.value as? any EnvironmentLinking)?.link(
          to: environment, place: "\(key.identity?.typePath ?? typeName).\(property.name)")
      }
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

  /// The body of the last evaluation.
  func lastBody<Body>(as type: Body.Type) -> Body? { body as? Body }

  /// Evaluates the body and records its dependencies.
  ///
  /// - Parameters:
  ///   - changes: The causes of the evaluation.
  ///   - journal: The journal for diagnostics.
  func evaluate<Body>(
    because changes: [String], in environment: EnvironmentBox, noting journal: EvaluationJournal?, make: () -> Body
  ) -> Body {
    lastChanges = changes
    forgetDependencies()
    observedValues = []
    writtenStates = []
    for property in properties { property.value.update() }
    let frame = EvaluationFrame(
      environment: environment, state: self, reader: self, journal: journal, identity: key.identity)
    let evaluated = observing { EvaluationFrame.$current.withValue(frame, operation: make) }
    body = evaluated
    return evaluated
  }

  /// Marks the body for another evaluation.
  func invalidate(_ reason: String) { graph?.changes.add(reason, to: self) }

  /// Returns the name of the property through which the node reaches a storage of another node.
  func name(ofBindingTo storage: AnyObject) -> String {
    let property = properties.first { ($0.value as? any OriginatedBinding)?.origin?.storage === storage }
    return property?.name ?? "@dependencies"
  }

  func storage(of seed: AnyObject) -> AnyObject? { ownStorage(of: seed) ?? outer?.storage(of: seed) }

  func ownStorage(of seed: AnyObject) -> AnyObject? { seeds[ObjectIdentifier(seed)] }

  func didRead(_ storage: any HostedStorage) {
    guard dependencies.updateValue(storage, forKey: ObjectIdentifier(storage)) == nil else { return }
    storage.addReader(self)
  }

  func didShow(_ storage: any HostedStorage) { if let graph { storage.addScreen(graph) } }

  func didRead(_ value: ObservedValue) {
    graph?.observe(value)
    if !observedValues.contains(where: { $0.origin == value.origin }) { observedValues.append(value) }
  }

  func didShow(_ value: ObservedValue) { graph?.observe(value) }

  func didWrite(_ name: String) { writtenStates.append(name) }

  /// Closures in a body of this module come from the user's body around it.
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
  /// Links each state property of the new view value to the storage of the same property, or to a new one.
  private func link() {
    let isLinking = graph?.linksValues ?? true
    // A task may run on with an earlier value of the view, whose properties then have no other way to the state.
    if isLinking { seeds = [:] }
    for property in properties {
      guard let state = property.value as? any HostedState else { continue }
      let storage = state.storage(replacing: storages[property.key], name: property.name, owner: self)
      if isLinking { state.link(to: storage) } else { earlierSeeds.append(state.anySeed) }
      storages[property.key] = storage
      seeds[ObjectIdentifier(state.anySeed)] = storage
    }
  }

  /// Observes the objects of the properties. Each change is a reason to evaluate the body again.
  private func observeObjects(in environment: EnvironmentValues) {
    var observed: [String: ObservedProperty] = [:]
    for property in properties {
      if let graph { (property.value as? any StoredProperty)?.store(in: environment)?.addScreen(graph) }
      guard let value = property.value as? any ObjectProperty else { continue }
      let known = observedProperties[property.key]
      if let known, known.object === value.observedObject(in: environment) {
        observed[property.key] = known
      } else {
        let name = property.name
        observed[property.key] = value.observing(in: environment) { [weak self] in self?.objectWillChange(name) }
      }
    }
    observedProperties = observed
  }

  /// Called before an object changes, on any thread.
  private func objectWillChange(_ name: String) {
    if let frame = EvaluationFrame.current, frame.work == .body { frame.state?.didWrite(name) }
    invalidate(name)
  }

  /// The properties through which the body has read values that have changed.
  private var observedChanges: [String] {
    observedValues.filter(\.hasChanged).map { value in
      observedProperties.first { $0.value.object === value.origin.storage }.flatMap { known in
        properties.first { $0.key == known.key }?.name
      } ?? properties.first { ($0.value as? any OriginatedBinding)?.origin == value.origin }?.name
        ?? name(ofBindingTo: value.origin.storage)
    }
  }

  /// Returns the environment properties that have changed since the last evaluation.
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
  /// The distinct names in their order.
  var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
