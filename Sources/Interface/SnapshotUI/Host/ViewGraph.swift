import Foundation
import Observation
import SnapshotFoundation

/// The views with a body on a host's screen. Keeps their state, and evaluates only the bodies whose view, state,
/// environment or observed model has changed.
///
/// Unchecked because one thread at a time uses it, for which ``synchronized(_:)`` waits. Other threads only write
/// ``changes``.
final class ViewGraph: BodyEvaluator, StateSource, StateScreen, @unchecked Sendable {
  /// The edit mode and the interactions of the screen.
  private(set) lazy var interaction = HostInteraction(for: self)
  /// The key of a node. Views with equal identities, such as duplicates in a `ForEach`, are numbered.
  struct Key: Hashable {
    let identity: ViewIdentity?
    let type: ObjectIdentifier
    let occurrence: Int
  }

  let changes = PendingChanges()
  private let lock = NSRecursiveLock()
  /// What the code of the views has started.
  let tasks = TaskQueue()
  /// Whether a view value refers to its state here, also outside of bodies and actions. In pictures it doesn't: several
  /// of them may show one view value.
  let linksValues: Bool
  /// The host of the views.
  weak var host: (any AnyViewHost)?
  private(set) var evaluations: [BodyEvaluation] = []
  /// The number of evaluations by all hosts.
  private static let evaluationCount = Locked(0)
  private var journal: EvaluationJournal?
  private var nodes: [Key: ViewNode] = [:]
  /// The actions in the environment, such as that which dismisses a sheet.
  private var handlers: [Key: (handler: ActionHandler<Void>, lastPass: Int)] = [:]
  private var occurrences = OccurrenceCounter()
  private var pass = 0
  /// The number of nodes so far.
  private var nodeCount = 0
  /// Whether closures outside of bodies, in the host's content itself, may create other views in this pass.
  private(set) var hasNewClosures = false
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The owners of values that controls show through bindings.
  private var observedOwners = ObservedOwners()
  private(set) var openMenu: ViewIdentity?

  init(linkingValues linksValues: Bool) {
    self.linksValues = linksValues
    if !linksValues { tasks.states = self }
  }

  /// Creates the elements of the screen, and drops the state of removed views.
  func pass<Result>(noting journal: EvaluationJournal, _ make: () throws -> Result) rethrows -> Result {
    pass += 1
    occurrences = OccurrenceCounter()
    hasNewClosures = changes.takeClosures(of: self)
    self.journal = journal
    let result = try make()
    nodes = nodes.filter { $0.value.lastPass == pass }
    handlers = handlers.filter { $0.value.lastPass == pass }
    return result
  }

  func setNeedsUpdate() { changes.setDirty() }

  /// Runs code while no other thread updates the host.
  func synchronized<Result>(_ code: () throws -> Result) rethrows -> Result { try lock.withLock(code) }

  /// Runs code whose tasks the screen waits for. What still waits afterwards, on a clock or on something else, is left to
  /// the system.
  func collectingTasks<Result>(_ code: () throws -> Result) rethrows -> Result {
    let isOuter = TaskQueue.currentQueue !== tasks
    return try synchronized {
      // The tasks of a picture end with it.
      defer { if isOuter, linksValues { tasks.release() } }
      return try tasks.collecting(code)
    }
  }

  /// Updates the screen after each change of the owner of a value.
  func observe(_ value: ObservedValue) {
    observedOwners.observe(value, for: self)
  }

  func open(menu identity: ViewIdentity?) {
    openMenu = identity
    setNeedsUpdate()
  }

  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, origin: ViewOrigin, below outer: (any StateSource)?,
    in environment: EnvironmentBox, make: () -> Body
  ) -> EvaluatedBody<Body> {
    let node = node(of: subject, properties, at: identity)
    node.outer = outer
    defer { reportWrites(of: node) }
    let changes = node.changes(of: subject, properties: properties, origin: origin, in: environment)
    // Bodies of this module may read bindings that no host observes. Evaluating them is as fast as comparing them.
    if node.isOwn {
      return EvaluatedBody(
        body: node.evaluate(because: changes, in: environment, noting: journal, make: make), state: node,
        origin: origin.remade)
    }
    if changes.isEmpty, let body = node.lastBody(as: Body.self) {
      return EvaluatedBody(body: body, state: node, origin: .kept)
    }
    let body = node.evaluate(because: changes, in: environment, noting: journal, make: make)
    recordEvaluation(of: subject, because: changes, in: node)
    return EvaluatedBody(body: body, state: node, origin: .evaluated)
  }

  func handler(at identity: ViewIdentity?, performing action: @escaping () -> Void) -> ActionHandler<Void>? {
    let key = occurrences.key(of: self, at: identity)
    let handler = handlers[key]?.handler ?? ActionHandler<Void> { _ in action() }
    handler.perform = { _ in action() }
    handlers[key] = (handler, pass)
    return handler
  }

  /// The storages of all state properties on the screen, for rendering without an effect on the host.
  var storages: [Key: [String: any HostedStorage]] { nodes.mapValues(\.storagesByKey) }

  private func node(of subject: Any, _ properties: Any, at identity: ViewIdentity?) -> ViewNode {
    let key = occurrences.key(of: subject, at: identity)
    let node = nodes[key] ?? ViewNode(key, of: subject, properties, graph: self, number: nodeCount)
    if node.number == nodeCount { nodeCount += 1 }
    node.lastPass = pass
    nodes[key] = node
    return node
  }

  /// Reports bodies that write state, because their result depends on the number of evaluations.
  private func reportWrites(of node: ViewNode) {
    guard !node.writtenStates.isEmpty else { return }
    let names = node.writtenStates.joined(separator: ", ")
    journal?.diagnostics.append(
      ViewDiagnostic(
        .stateWrittenInBody, path: node.key.identity?.typePath ?? node.typeName,
        message: "the body writes \(names); write state in an action or in onAppear"))
  }

  private func recordEvaluation(of subject: Any, because changes: [String], in node: ViewNode) {
    // A subject that isn't a view belongs to a modifier.
    let shown = (subject as? any BodySubject)?.shownView ?? subject as? any View
    guard let view = shown, !node.isModifier else { return }
    let index = counts[ObjectIdentifier(type(of: subject)), default: 0]
    counts[ObjectIdentifier(type(of: subject))] = index + 1
    evaluations.append(
      BodyEvaluation(
        viewType: node.typeName, index: index, changes: changes, identity: node.key.identity?.description ?? "",
        view: view,
        order: Self.evaluationCount.withLock { count in
          count += 1
          return count
        }))
  }
}

/// The state source of code outside of bodies, in the host's content itself. It has no state but can read that of
/// others.
extension ViewGraph {
  /// Returns the storage of the first view that owns it, for code outside of bodies and actions in a picture.
  func storage(of seed: AnyObject) -> AnyObject? {
    guard !linksValues else { return nil }
    return nodes.values.compactMap { node in node.ownStorage(of: seed).map { (node.number, $0) } }.min { $0.0 < $1.0 }?
      .1
  }

  func didRead(_ storage: any HostedStorage) { storage.addScreen(self) }

  func didShow(_ storage: any HostedStorage) { storage.addScreen(self) }

  func didRead(_ value: ObservedValue) { observe(value) }

  func didShow(_ value: ObservedValue) { observe(value) }

  var readerOfClosures: (any StateSource)? { self }

  func observingClosure<Result>(_ closure: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return closure() }
    return withObservationTracking(closure) { [weak self] in self.map { $0.changes.addClosures(of: $0) } }
  }
}

/// Numbers views with equal identities in a pass.
struct OccurrenceCounter {
  private struct Place: Hashable {
    let identity: ViewIdentity?
    let type: ObjectIdentifier
  }

  private var counts: [Place: Int] = [:]

  mutating func key(of subject: Any, at identity: ViewIdentity?) -> ViewGraph.Key {
    let place = Place(identity: identity, type: ObjectIdentifier(type(of: subject)))
    defer { counts[place, default: 0] += 1 }
    return ViewGraph.Key(identity: identity, type: place.type, occurrence: counts[place] ?? 0)
  }
}
