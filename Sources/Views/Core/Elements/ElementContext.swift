import Foundation

/// What a view knows while it makes its elements: its environment and where it stands.
public struct ElementContext {
  /// How deep views may be nested. A body that contains itself without end is found by it. On a thread with a small stack
  /// the limit is what the stack has room for.
  static let depthLimit = 512

  private var box: EnvironmentBox
  private var owner: Owner
  /// When the views at hand were made.
  private var origin = ViewOrigin.evaluated
  public private(set) var identity: ViewIdentity?
  private var depth = 0
  /// The axis of the stack that the view stands in, for what follows it: spacers and dividers.
  var stackAxis: Axis?
  let journal: EvaluationJournal
  /// What the views of the part at hand tell those around it.
  var preferences = Preferences()
  /// Who keeps state and bodies; `nil` where views are rendered without a host.
  var evaluator: (any BodyEvaluator)?

  init(environment: EnvironmentValues, journal: EvaluationJournal, evaluator: (any BodyEvaluator)? = nil) {
    box = EnvironmentBox(environment)
    owner = Owner(box, evaluator as? any StateSource)
    self.journal = journal
    self.evaluator = evaluator
  }

  /// The environment. Writing to it changes it for what is evaluated with this context afterwards.
  public var environment: EnvironmentValues {
    get { box.values }
    set { box = EnvironmentBox(newValue) }
  }

  var environmentBox: EnvironmentBox { box }

  /// The context one step down the tree of views.
  public func child(_ step: ViewIdentity.Step) -> ElementContext {
    var child = self
    child.identity = ViewIdentity(step, below: identity)
    return child
  }

  /// The elements of a view: its own if it is primitive, else those of its body.
  ///
  /// - Throws: ``ViewError/Reason/tooDeep(path:limit:)`` where views are nested too deeply,
  ///   ``ViewError/Reason/tooManyViews(path:limit:)`` where there are too many.
  public func elements<V: View>(of view: V) throws -> [ViewElement] {
    guard depth < Self.depthLimit, !StackSpace.isShort else {
      let path = [identity?.typePath, pathName(of: view)].compactMap { $0 }.joined(separator: "/")
      throw ViewError(.tooDeep(path: path, limit: depth))
    }
    try journal.limits.countView(at: identity)
    var context = V._isStructural ? self : child(.type(journal.name(of: V.self)))
    context.depth = depth + 1
    // A primitive view of the user's own may make views of what its bindings say now.
    if origin == .kept, V.Body.self == Never.self, !journal.isOwn(V.self) { context.origin = .remade }
    return try view._viewElements(in: context)
  }

  /// The elements of the view's body, which know whose they are.
  func elements<V: View>(ofBodyOf view: V) throws -> [ViewElement] {
    guard V.Body.self != Never.self else { throw ViewError(.noBody(path: identity?.typePath ?? typeName(V.self))) }
    var elements = try elements(ofBodyOf: view, properties: view) { view.body }
    let name = journal.name(of: V.self)
    for index in elements.indices { elements[index].owners.insert(name, at: 0) }
    return elements
  }

  /// The elements of the body of a view or a modifier.
  ///
  /// - Parameters:
  ///   - subject: What the body is a function of, besides state and environment.
  ///   - properties: The value whose properties are state, bindings and parts of the environment.
  func elements(ofBodyOf subject: Any, properties: Any, make: () -> some View) throws -> [ViewElement] {
    if let type = journal.missingModel(of: properties, in: box.values) {
      throw ViewError(.missingModel(path: identity?.typePath ?? typeName(Swift.type(of: subject)), type: type))
    }
    var inner = self
    guard let evaluator else {
      inner.owner = Owner(box, owner.state)
      let frame = EvaluationFrame(environment: box, journal: journal, identity: identity)
      return try inner.elements(ofOwn: EvaluationFrame.$current.withValue(frame, operation: make))
    }
    let evaluated = evaluator.body(
      of: subject, properties: properties, at: identity, origin: origin, below: owner.state, in: box, make: make)
    inner.owner = Owner(box, evaluated.state)
    inner.origin = evaluated.origin
    return try inner.elements(ofOwn: evaluated.body)
  }

  /// The elements of views that the owner's body made: what they read finds the owner's state and environment.
  func elements<V: View>(ofOwn view: V) throws -> [ViewElement] {
    let frame = EvaluationFrame(environment: owner.box, state: owner.state, work: .elements)
    return try EvaluationFrame.$current.withValue(frame) { try elements(of: view) }
  }

  /// The elements of what an object shows at the moment. Nothing is kept of it from one pass to the next: an object may
  /// show something else without being another one.
  ///
  /// - Parameter make: Says what is shown, in the environment of this place.
  package func elements(shownBy owner: some View, _ make: () -> some View) throws -> [ViewElement] {
    var inner = self
    inner.owner = Owner(box, self.owner.state)
    inner.origin = .evaluated
    let frame = EvaluationFrame(environment: box, journal: journal, identity: identity)
    let shown = EvaluationFrame.$current.withValue(frame, operation: make)
    var elements = try inner.elements(of: shown)
    for index in elements.indices { elements[index].owners.insert(typeName(of: owner), at: 0) }
    return elements
  }

  /// Runs a closure that a body made, with that body's environment and state for its properties.
  ///
  /// Views that it makes belong in the context ``forViewsOfClosures``.
  func evaluate<Result>(_ closure: () -> Result) -> Result {
    let frame = EvaluationFrame(
      environment: owner.box, state: owner.state, reader: owner.state?.readerOfClosures, journal: journal,
      identity: identity)
    return EvaluationFrame.$current.withValue(frame) { owner.state?.observingClosure(closure) ?? closure() }
  }

  /// The context for views that closures of the body have made in this pass, whose values may be others than in the last.
  var forViewsOfClosures: ElementContext {
    var context = self
    context.origin = owner.state?.hasNewClosures == true ? .evaluated : origin.remade
    return context
  }

  /// The context for views that a closure makes of more than its body's properties: of a size, for instance.
  var fresh: ElementContext {
    var context = self
    context.origin = .evaluated
    return context
  }

  /// The context for views that are what they were in the last pass.
  var kept: ElementContext {
    var context = self
    context.origin = .kept
    return context
  }

  /// An action that a body made, which finds that body's environment and state when it runs.
  func performing(_ action: @escaping () -> Void) -> () -> Void {
    let frame = EvaluationFrame(environment: owner.box, state: owner.state, work: .action)
    return { EvaluationFrame.$current.withValue(frame, operation: action) }
  }

  /// The same for an action that takes a value.
  func performing<Value>(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
    let frame = EvaluationFrame(environment: owner.box, state: owner.state, work: .action)
    return { value in EvaluationFrame.$current.withValue(frame) { action(value) } }
  }
}

/// The environment of the view whose body made the closures that are evaluated, and its state under a host.
private final class Owner {
  let box: EnvironmentBox
  let state: (any StateSource)?

  init(_ box: EnvironmentBox, _ state: (any StateSource)? = nil) {
    self.box = box
    self.state = state
  }
}

/// An environment that many elements share.
final class EnvironmentBox: Sendable {
  nonisolated(unsafe) let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

/// What evaluation and layout noticed on their way.
final class EvaluationJournal {
  var diagnostics: [ViewDiagnostic] = []
  let limits = RenderLimits()
  /// The sheets over the screen, lowest first.
  var sheets: [ViewElement] = []
  /// The color schemes that screen and sheets were found to prefer in an evaluation before this one.
  let preferredSchemes: PreferredColorSchemes
  /// Those that they prefer in this one.
  var toldSchemes = PreferredColorSchemes()
  private var presentations = 0
  private var typeNames: [ObjectIdentifier: String] = [:]
  private var ownTypes: [ObjectIdentifier: Bool] = [:]
  private var requiringTypes: [ObjectIdentifier: Bool] = [:]

  init(preferredSchemes: PreferredColorSchemes = PreferredColorSchemes()) { self.preferredSchemes = preferredSchemes }

  /// The number of the next sheet, in the order in which they are evaluated.
  func beginPresentation() -> Int {
    defer { presentations += 1 }
    return presentations
  }

  /// A view's type without its generic arguments and its module. Every view asks, so that not even the lock of the names
  /// that all evaluations share is taken for each.
  func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = typeNames[id] { return known }
    let name = typeName(type)
    typeNames[id] = name
    return name
  }

  /// Whether a type is one of this module.
  func isOwn(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = ownTypes[id] { return known }
    let isOwn = String(reflecting: type).hasPrefix("Views.")
    ownTypes[id] = isOwn
    return isOwn
  }

  /// The type of a model that a view or a modifier reads from the environment and that is not there.
  func missingModel(of subject: Any, in environment: EnvironmentValues) -> String? {
    let id = ObjectIdentifier(type(of: subject))
    if requiringTypes[id] == false { return nil }
    let properties = ModelRequirements.shared.mayHaveSome(id) ? DynamicProperties(of: subject).properties : []
    let requirements = properties.compactMap { $0.value as? any ModelRequiring }.filter(\.requiresModel)
    requiringTypes[id] = !requirements.isEmpty
    if requirements.isEmpty { ModelRequirements.shared.noteNone(of: id) }
    return requirements.lazy.compactMap { $0.missingModel(in: environment) }.first
  }
}

/// A property that reads a model from the environment.
private protocol ModelRequiring {
  var requiresModel: Bool { get }
  func missingModel(in environment: EnvironmentValues) -> String?
}

extension Environment: ModelRequiring {}

/// The types of views that were found to read no model, for all evaluations: to look takes microseconds.
private final class ModelRequirements: @unchecked Sendable {
  static let shared = ModelRequirements()
  private let lock = NSLock()
  private var without: Set<ObjectIdentifier> = []

  func mayHaveSome(_ type: ObjectIdentifier) -> Bool { lock.withLock { !without.contains(type) } }

  func noteNone(of type: ObjectIdentifier) { lock.withLock { _ = without.insert(type) } }
}
