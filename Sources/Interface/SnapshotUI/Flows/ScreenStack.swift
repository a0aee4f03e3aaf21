/// The screens of a flow: the root screen and the destinations of links above it.
///
/// Each destination is created anew from its link before it is shown, and keeps its state. When a link disappears, so
/// do the screens above it. The stack is the host of the elements of its topmost screen.
final class ScreenStack: AnyViewHost {
  private struct Linked {
    var path: String
    var host: ViewHost<LinkedScreen>
    /// The number of the host's evaluations that were taken.
    var taken = 0

    mutating func takeEvaluations() -> [BodyEvaluation] {
      defer { taken = host.graph.evaluations.count }
      return Array(host.graph.evaluations.dropFirst(taken))
    }
  }

  private let root: any AnyViewHost
  private let context: () -> RenderContext
  private let evaluations: () -> [BodyEvaluation]
  private var linked: [Linked] = []
  private var current: CurrentScreen?
  /// Whether the screens are updated, so that their lifecycle actions run.
  private(set) var isUpdating = false
  /// The number of the root's evaluations that were taken.
  private var taken = 0
  /// The evaluations of removed destinations.
  private var left: [BodyEvaluation] = []

  init(
    of root: any AnyViewHost, in context: @escaping () -> RenderContext,
    evaluations: @escaping () -> [BodyEvaluation] = { [] }
  ) {
    self.root = root
    self.context = context
    self.evaluations = evaluations
  }

  var graph: ViewGraph { linked.last?.host.graph ?? root.graph }

  func settle() throws { _ = try currentScreen() }

  /// Updates all screens, because a binding may change values that nothing observes.
  func setNeedsUpdate() {
    root.setNeedsUpdate()
    for level in linked { level.host.setNeedsUpdate() }
  }

  /// Returns the current topmost screen.
  func currentScreen() throws -> RenderedView {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    let screen = try rendered()
    current?.layout = screen.layout
    return screen
  }

  func currentEvaluations() throws -> [BodyEvaluation] {
    try settle()
    return graph.evaluations
  }

  /// Returns the root element of the topmost screen, which stays the current one after actions.
  func inspect() throws -> InspectedView {
    let layout = try currentScreen().layout
    let current = current ?? CurrentScreen(layout)
    self.current = current
    return InspectedView(of: current, host: self)
  }

  private func rendered() throws -> RenderedView {
    var screen = try root.currentScreen()
    for (index, level) in linked.enumerated() {
      let links = screen.inspect().findAll { $0.pathToRoot == level.path }
      guard let view = links.lazy.compactMap({ self.screen(of: $0, at: index) }).first else {
        remove(from: index)
        break
      }
      level.host.context = contextOfScreen(above: screen)
      level.host.content = view
      screen = try level.host.currentScreen()
      // The destination may dismiss itself when it appears.
      if linked.count <= index { return try rendered() }
    }
    return screen
  }

  /// Performs an action on the topmost screen.
  func acting<Result>(_ perform: () throws -> Result) rethrows -> Result {
    defer { setNeedsUpdate() }
    return try perform()
  }

  /// Shows the destination of a link on the topmost screen. A link with a value shows it in its own stack.
  func follow(_ link: InspectedView) throws {
    let target = link.lineage.first { $0.place.element.roles.contains(.navigationLink) }
    if let actions = target?.place.element.actions, actions.destination == nil, actions.push != nil {
      return try link.tap()
    }
    _ = try link.destination()
    guard let view = screen(of: link, at: linked.count) else {
      throw InspectionError(.noAction("activate", link.pathToRoot))
    }
    linked.append(Linked(path: link.pathToRoot, host: ViewHost(view, in: context())))
  }

  /// Returns the context of a destination, which has the color scheme of its link's screen.
  private func contextOfScreen(above screen: RenderedView) -> RenderContext {
    var context = self.context()
    context.colorScheme = screen.colorScheme
    return context
  }

  /// Shows the screen below the topmost one.
  func goBack() throws {
    guard !linked.isEmpty else {
      let screen = try root.inspectedScreen()
      guard let button = screen.findAll(where: { $0.name == "BackButton" }).last else {
        throw InspectionError(.noAction("back", screen.pathToRoot))
      }
      return try button.tap()
    }
    remove(from: linked.count - 1)
  }

  /// Returns the evaluations since the last call: those of the root screen, then those of the destinations.
  func takeEvaluations() -> [BodyEvaluation] {
    let all = evaluations()
    var new = Array(all.dropFirst(taken)) + left
    taken = all.count
    left = []
    for index in linked.indices { new += linked[index].takeEvaluations() }
    return new
  }

  /// Removes destinations, whose evaluations still belong to the step.
  private func remove(from index: Int) {
    for level in linked.indices.suffix(from: index) { left += linked[level].takeEvaluations() }
    linked.removeSubrange(index...)
  }

  private func screen(of link: InspectedView, at index: Int) -> LinkedScreen? {
    guard let destination = link.place.element.actions.destination else { return nil }
    return LinkedScreen(content: AnyView(destination()), surroundings: link.environment) { [weak self] in
      guard let self, linked.count > index else { return }
      remove(from: index)
    }
  }
}

/// The destination of a link, with the models of the link's screen.
nonisolated struct LinkedScreen: StructuralView {
  let content: AnyView
  let surroundings: EnvironmentValues
  let dismiss: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment = inner.environment.adoptingOwnValues(of: surroundings)
    // What the person does on this screen, and not on that of the link.
    inner.environment.revealedSwipe = context.environment.revealedSwipe
    inner.environment.scrollTarget = context.environment.scrollTarget
    inner.environment.editMode = context.environment.editMode
    inner.environment.dismiss = DismissAction(context.handler(performing: dismiss))
    inner.environment.isPresented = true
    return try inner.elements(of: content)
  }
}
