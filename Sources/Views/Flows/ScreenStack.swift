/// The screens of a flow: the one that it began with and, above it, those that links have led to.
///
/// Each linked screen is made anew of its link before it is shown, as a sheet is of its presenter, and keeps its state.
/// Where a link has gone, so have the screens above it.
final class ScreenStack {
  private struct Linked {
    var path: String
    var host: ViewHost<LinkedScreen>
  }

  private let root: () throws -> RenderedView
  private let context: () -> RenderContext
  /// Has the first screen looked at again after each step: a binding may have changed what nothing observes.
  private let hasActed: () -> Void
  private var linked: [Linked] = []

  init(
    in context: @escaping () -> RenderContext, acted: @escaping () -> Void = {},
    root: @escaping () throws -> RenderedView
  ) {
    self.context = context
    hasActed = acted
    self.root = root
  }

  /// The screen on top, as it is now.
  func rendered() throws -> RenderedView {
    var screen = try root()
    for (index, level) in linked.enumerated() {
      let links = screen.inspect().findAll { $0.pathToRoot == level.path }
      guard let view = links.lazy.compactMap({ self.screen(of: $0, at: index) }).first else {
        linked.removeSubrange(index...)
        break
      }
      level.host.context = contextOfScreen(above: screen)
      level.host.content = view
      screen = try level.host.currentScreen()
      // It may have dismissed itself as it came on the screen.
      if linked.count <= index { return try rendered() }
    }
    return screen
  }

  /// Does something on the screen on top.
  func acting<Result>(_ perform: () throws -> Result) rethrows -> Result {
    defer { hasActed() }
    return try perform()
  }

  /// Shows the screen that a link on top leads to.
  func follow(_ link: InspectedView) throws {
    _ = try link.destination()
    guard let view = screen(of: link, at: linked.count) else {
      throw InspectionError(.noAction("activate", link.pathToRoot))
    }
    linked.append(Linked(path: link.pathToRoot, host: ViewHost(view, in: context())))
  }

  /// The context of a screen that a link on another one leads to, in whose color scheme it is shown.
  private func contextOfScreen(above screen: RenderedView) -> RenderContext {
    var context = self.context()
    context.colorScheme = screen.colorScheme
    return context
  }

  /// Shows the screen below the one on top.
  func goBack() throws {
    guard !linked.isEmpty else { throw InspectionError(.noAction("back", try root().inspect().pathToRoot)) }
    linked.removeLast()
  }

  private func screen(of link: InspectedView, at index: Int) -> LinkedScreen? {
    guard let destination = link.place.element.actions.destination else { return nil }
    return LinkedScreen(content: AnyView(destination()), surroundings: link.environment) { [weak self] in
      guard let self, linked.count > index else { return }
      linked.removeSubrange(index...)
    }
  }
}

/// What a link leads to, with the models of the screen that it stands on.
struct LinkedScreen: StructuralView {
  let content: AnyView
  let surroundings: EnvironmentValues
  let dismiss: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment = inner.environment.adoptingOwnValues(of: surroundings)
    inner.environment.dismiss = DismissAction(dismiss)
    inner.environment.isPresented = true
    return try inner.elements(of: content)
  }
}
