/// The views of a host's screen that have a body: keeps their state between evaluations, and evaluates the bodies whose
/// view, state, environment or observed model has changed, and no others.
///
/// Confined to one thread at a time; only ``changes`` is written from others.
final class ViewGraph: BodyEvaluator, @unchecked Sendable {
  /// Which view a node is of. Views that share an identity, as elements of a `ForEach` with equal ones do, are counted.
  struct Key: Hashable {
    let identity: ViewIdentity?
    let type: ObjectIdentifier
    let occurrence: Int
  }

  let changes = PendingChanges()
  /// The host whose views these are.
  weak var host: (any AnyViewHost)?
  private(set) var evaluations: [BodyEvaluation] = []
  private var journal: EvaluationJournal?
  private var nodes: [Key: ViewNode] = [:]
  private var occurrences = OccurrenceCounter()
  private var pass = 0
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Makes the elements of the screen; state of views that are gone is dropped.
  func pass<Result>(noting journal: EvaluationJournal, _ make: () throws -> Result) rethrows -> Result {
    pass += 1
    occurrences = OccurrenceCounter()
    self.journal = journal
    let result = try make()
    nodes = nodes.filter { $0.value.lastPass == pass }
    return result
  }

  func setNeedsUpdate() { changes.setDirty() }

  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, isFresh: Bool, in environment: EnvironmentBox,
    make: () -> Body
  ) -> EvaluatedBody<Body> {
    let node = node(of: subject, at: identity)
    defer { reportWrites(of: node) }
    let changes = node.changes(of: subject, properties: properties, isFresh: isFresh, in: environment)
    if changes.isEmpty, let body = node.lastBody(as: Body.self) {
      return EvaluatedBody(body: body, state: node, isFresh: false)
    }
    let body = node.evaluate(in: environment, make: make)
    recordEvaluation(of: subject, because: changes, in: node)
    return EvaluatedBody(body: body, state: node, isFresh: true)
  }

  /// The storages of the states on the screen, for rendering without any effect on the host.
  var storages: [Key: [String: any HostedStorage]] { nodes.mapValues(\.storagesByName) }

  private func node(of subject: Any, at identity: ViewIdentity?) -> ViewNode {
    let key = occurrences.key(of: subject, at: identity)
    let node = nodes[key] ?? ViewNode(key, typeName: Views.typeName(type(of: subject)), graph: self)
    node.lastPass = pass
    nodes[key] = node
    return node
  }

  /// What a body shows that writes state depends on how often it is evaluated.
  private func reportWrites(of node: ViewNode) {
    guard !node.writtenStates.isEmpty else { return }
    let names = node.writtenStates.joined(separator: ", ")
    journal?.diagnostics.append(
      ViewDiagnostic(
        .stateWrittenInBody, path: node.key.identity?.typePath ?? node.typeName,
        message: "\(names) was written while the body was evaluated; write it in an action or in onAppear"))
  }

  private func recordEvaluation(of subject: Any, because changes: [String], in node: ViewNode) {
    // What this module composes of its own views is no business of the user's.
    guard let view = subject as? any View, !String(reflecting: type(of: subject)).hasPrefix("Views.") else { return }
    let index = counts[ObjectIdentifier(type(of: subject)), default: 0]
    counts[ObjectIdentifier(type(of: subject))] = index + 1
    evaluations.append(
      BodyEvaluation(
        viewType: node.typeName, index: index, changes: changes, identity: node.key.identity?.description ?? "",
        view: view))
  }
}

/// Numbers the views that share an identity within a pass.
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
