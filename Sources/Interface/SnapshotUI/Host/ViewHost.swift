import Observation
import SnapshotFoundation

/// A host that shows a view like a screen: it keeps state, evaluates bodies only after changes, and runs lifecycle
/// actions.
///
///     let host = ViewHost(CounterScreen())
///     try host.inspect().find(button: "Increase").tap()
///     #expect(try host.inspect().find(text: "1").isVisible)
///     assertSnapshot(of: host.view, as: .image(on: .iPhoneSE3))
///
/// Changes are collected and applied when the host is used: `rendered()`, `inspect()`, ``view``, `evaluations()` and
/// `bodyEvaluations(of:)` update the screen first, and an interaction such as `tap()` returns when the screen has settled.
/// A host that was created on the main actor also applies them on the next turn of the main actor, for example while an
/// asynchronous test awaits something. An update runs actions and tasks until nothing changes; waiting of less than a second takes no time. A task that waits
/// for anything else is left to the system. There are no animations.
///
/// Use a host on the thread or actor that created it. Observed models and stores may change on others.
public final class ViewHost<Content: View> {
  /// The content. New content keeps the state of the views that stay on the screen.
  public var content: Content {
    didSet {
      hasNewContent = true
      graph.setNeedsUpdate()
    }
  }

  /// The rendering context: screen, type size, color scheme.
  public var context: RenderContext { didSet { graph.setNeedsUpdate() } }

  /// The phase of the scene that the host shows, by default active. Views and apps read it as `\.scenePhase`.
  public var scenePhase = ScenePhase.active { didSet { graph.setNeedsUpdate() } }

  /// The values of the ``AppStorage`` properties, by default none. Other defaults replace them.
  public var appStorage = InMemoryUserDefaults() { didSet { graph.setNeedsUpdate() } }

  /// The values of the ``SceneStorage`` properties, by default none. Other defaults replace them.
  public var sceneStorage = InMemoryUserDefaults() { didSet { graph.setNeedsUpdate() } }

  /// The requests of the views to the system, in order, such as the URLs that they open. Nothing is opened.
  public var systemRequests: [SystemRequest] { recorder.requests }

  private let recorder = SystemRequestRecorder()
  let graph: ViewGraph
  private var hasNewContent = true
  private var screen: RenderedView?
  private var lifecycle = Lifecycle()
  /// The preferred color schemes of the last evaluation.
  private var preferredSchemes = PreferredColorSchemes()
  /// The line that created the host, which errors of its properties contain.
  let site: CallSite
  /// Whether a first screen without actions that run when it appears is an error.
  private let needsActions: Bool

  /// - Parameter context: The rendering context, by default an iPhone SE (3rd generation).
  public init(
    _ content: Content, in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.content = content
    self.context = context
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    needsActions = false
    graph = ViewGraph(linkingValues: true)
    graph.host = self
    HostRegistry.shared.add(self)
    if ViewGraph.isOnMainActor { graph.updateOnMainActor() }
  }

  /// Creates the host of one picture, which no test finds.
  ///
  /// - Parameter needsActions: Whether a first screen without actions that run when it appears is the error
  ///   ``ScreenWithoutActions``.
  init(picture content: Content, in context: RenderContext, needingActions needsActions: Bool = false) {
    self.needsActions = needsActions
    self.content = content
    self.context = context
    site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    graph = ViewGraph(linkingValues: false)
    graph.host = self
  }

  /// - Parameter context: The rendering context, by default an iPhone SE (3rd generation).
  public convenience init(
    in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), in: context, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { lifecycle.end() }

  /// Returns the current screen.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out, ``ViewHostError`` if changes never
  ///   end. Both contain the line of the call.
  public func rendered(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> RenderedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try currentScreen() }
  }

  /// Returns all evaluations so far, in order.
  ///
  /// - Throws: The errors of `rendered()`.
  public func evaluations(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> [BodyEvaluation] {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try currentEvaluations() }
  }

  /// Updates the screen: evaluates changed bodies and runs lifecycle actions until nothing changes anymore.
  ///
  /// - Throws: The errors of `rendered()`.
  public func update(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try settle() }
  }

}

/// Variants for callers that record the call site themselves.
extension ViewHost {
  package func currentScreen() throws -> RenderedView {
    try graph.synchronized {
      try settle()
      guard let screen else { throw ViewHostError(.unsettled([])) }
      return screen
    }
  }

  func currentEvaluations() throws -> [BodyEvaluation] {
    try graph.synchronized {
      try settle()
      return graph.evaluations
    }
  }

  /// Updates the screen, runs actions and tasks, and lets time pass, until nothing changes.
  package func settle() throws {
    try graph.synchronized {
      try graph.changes.updating {
        try lifecycle.checkPublishers()
        try graph.collectingTasks {
          graph.tasks.beginUpdate(timeLimit: context.moment.time)
          var updates = 0
          repeat {
            repeat { updates += try updateUntilUnchanged() } while try graph.tasks.runJobs()
            guard updates <= ViewHostError.updateLimit else { throw unsettled(since: graph.evaluations.count - 3) }
          } while graph.tasks.advance()
        }
      }
    }
  }

  /// Evaluates changed bodies and runs lifecycle actions until they change nothing.
  ///
  /// - Returns: The number of updates.
  private func updateUntilUnchanged() throws -> Int {
    var counts: [Int] = []
    while graph.changes.takeDirty() {
      guard counts.count < ViewHostError.roundLimit else { throw unsettled(since: counts.suffix(3).first ?? 0) }
      counts.append(graph.evaluations.count)
      let rendered = try render()
      if screen == nil, needsActions, !rendered.changesOnAppearing { throw ScreenWithoutActions() }
      screen = rendered
      lifecycle.advance(to: rendered.layout, queue: graph.tasks)
      try lifecycle.checkPublishers()
    }
    return counts.count
  }

  /// Returns the error of a screen that keeps changing. Only the last evaluations belong to the loop.
  private func unsettled(since first: Int) -> ViewHostError {
    let last = graph.evaluations.dropFirst(first).suffix(3)
    let actions = lifecycle.lastActions.suffix(3).map(\.description)
    let task = graph.tasks.lastPlace.map { [$0.description] } ?? []
    return ViewHostError(.unsettled(last.map(\.description), actions: actions.isEmpty ? task : actions))
  }

  /// Ends the tasks of a picture, which nothing observes anymore.
  func end() {
    graph.tasks.collecting {
      lifecycle.end()
      graph.tasks.abandon()
    }
  }

  private func render() throws -> RenderedView {
    let rendered = try RenderedView.settling(preferredSchemes, render(in:))
    preferredSchemes = rendered.preferredSchemes
    return rendered
  }

  private func render(in schemes: PreferredColorSchemes) throws -> RenderedView {
    let isFresh = hasNewContent
    hasNewContent = false
    let journal = EvaluationJournal(preferredSchemes: schemes)
    var environment = EnvironmentValues(context, preferring: schemes.screen)
    environment.scenePhase = scenePhase
    environment.appStorageDefaults = appStorage
    environment.sceneStorageDefaults = sceneStorage
    environment.systemRequests = recorder.handler
    graph.interaction.apply(to: &environment)
    var root = ElementContext(environment: environment, journal: journal, evaluator: graph)
    if !isFresh { root = root.kept }
    do {
      return try observing { try graph.pass(noting: journal) { try content.rendered(in: context, root: root) } }
    } catch {
      hasNewContent = hasNewContent || isFresh
      throw error
    }
  }

  /// Primitive views also read observed models: a toggle reads its binding.
  private func observing<Result>(_ pass: () throws -> Result) throws -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return try pass() }
    let changes = graph.changes
    return try withObservationTracking {
      Swift.Result { try pass() }
    } onChange: {
      changes.setDirty()
    }.get()
  }
}

/// A type-erased host.
protocol AnyViewHost: AnyObject {
  var graph: ViewGraph { get }

  func settle() throws
  func currentScreen() throws -> RenderedView
  func currentEvaluations() throws -> [BodyEvaluation]
  func setNeedsUpdate()
}

extension ViewHost: AnyViewHost {
  func setNeedsUpdate() { graph.setNeedsUpdate() }
}
