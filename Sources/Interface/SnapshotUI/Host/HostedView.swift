import SnapshotFoundation

extension ViewHost {
  /// The hosted view with its current state, for rendering in any context. Rendering has no effect on the host and
  /// isn't an evaluation.
  ///
  /// - Throws: The errors of `rendered()`, with the line that created the host.
  public var view: HostedView<Content> {
    get throws {
      try graph.synchronized {
        try site.locating { try settle() }
        return HostedView(
          content: content, storages: graph.storages, appStorage: appStorage, sceneStorage: sceneStorage,
          openMenu: graph.openMenu, interaction: graph.interaction)
      }
    }
  }
}

/// A view with the state that a ``ViewHost`` keeps. It reflects later changes of the state, but not of the hosted
/// content.
nonisolated public struct HostedView<Content: View>: StructuralView {
  let content: Content
  let storages: [ViewGraph.Key: [String: any HostedStorage]]
  let appStorage: InMemoryUserDefaults
  let sceneStorage: InMemoryUserDefaults
  let openMenu: ViewIdentity?
  let interaction: HostInteraction

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    context.noteHostedView()
    var inner = context
    inner.evaluator = KeptStates(storages, openMenu: openMenu)
    interaction.apply(to: &inner.environment)
    inner.environment.appStorageDefaults = appStorage
    inner.environment.sceneStorageDefaults = sceneStorage
    return try inner.elements(of: content)
  }
}

extension ElementContext {
  /// Notes that the screen shows views which have appeared elsewhere, so that a picture does not run their actions.
  package func noteHostedView() { journal.showsHostedView = true }
}

/// An evaluator that uses the state of a host and keeps nothing itself.
final class KeptStates: BodyEvaluator {
  private let storages: [ViewGraph.Key: [String: any HostedStorage]]
  let openMenu: ViewIdentity?
  private var occurrences = OccurrenceCounter()

  init(_ storages: [ViewGraph.Key: [String: any HostedStorage]], openMenu: ViewIdentity?) {
    self.storages = storages
    self.openMenu = openMenu
  }

  func body<Body>(
    of subject: Any, properties: Any, at identity: ViewIdentity?, origin: ViewOrigin, below outer: (any StateSource)?,
    in environment: EnvironmentBox, make: () -> Body
  ) -> EvaluatedBody<Body> {
    let state = KeptState(
      properties, storages: storages[occurrences.key(of: subject, at: identity)] ?? [:], below: outer)
    let frame = EvaluationFrame(environment: environment, state: state)
    return EvaluatedBody(
      body: EvaluationFrame.$current.withValue(frame, operation: make), state: state, origin: .evaluated)
  }
}

/// The host's state of one view value.
private final class KeptState: StateSource {
  private var storages: [ObjectIdentifier: any HostedStorage] = [:]
  private let outer: (any StateSource)?

  init(_ properties: Any, storages: [String: any HostedStorage], below outer: (any StateSource)?) {
    self.outer = outer
    for property in DynamicProperties(of: properties).properties {
      guard let state = property.value as? any HostedState, let storage = storages[property.key] else { continue }
      self.storages[ObjectIdentifier(state.anySeed)] = storage
    }
  }

  func storage(of seed: AnyObject) -> AnyObject? { storages[ObjectIdentifier(seed)] ?? outer?.storage(of: seed) }
}
