import Observation
import TestFailures

/// Shows a view as a screen would: keeps its state, evaluates its bodies when something has changed and only then, and
/// tells views when they appear.
///
///     let host = ViewHost(CounterScreen())
///     try host.inspect().find(button: "Increase").tap()
///     #expect(try host.inspect().find(text: "1").isVisible)
///     assertSnapshot(of: host.view, as: .image(on: .iPhoneSE3))
///
/// Changes are gathered, and become visible when the host is asked for something: `rendered()`, `inspect()`,
/// ``view``, ``evaluations`` and `bodyEvaluations(of:)` all bring the screen up to date first. There is no
/// time and no animation.
///
/// A host belongs to the thread or the actor that made it. Observed models and stores may change on others.
public final class ViewHost<Content: View> {
  /// What is shown. A new view keeps the state of what stays on the screen.
  public var content: Content {
    didSet {
      hasNewContent = true
      graph.setNeedsUpdate()
    }
  }

  /// Where it is shown: the screen, the type size, the colour scheme.
  public var context: RenderContext { didSet { graph.setNeedsUpdate() } }

  let graph = ViewGraph()
  private var hasNewContent = true
  private var screen: RenderedView?
  private var lifecycle = Lifecycle()
  /// The color schemes that the screen and its sheets preferred when they were last evaluated.
  private var preferredSchemes = PreferredColorSchemes()
  /// Where the host was made: what its properties throw names this line.
  let site: CallSite

  /// - Parameter context: The screen; that of an iPhone SE (3rd generation) unless said otherwise.
  public init(
    _ content: Content, in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.content = content
    self.context = context
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    graph.host = self
    HostRegistry.shared.add(self)
  }

  /// - Parameter context: The screen; that of an iPhone SE (3rd generation) unless said otherwise.
  public convenience init(
    in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), in: context, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { lifecycle.end() }

  /// The screen as it is now.
  ///
  /// - Throws: ``ViewError`` where the view cannot be laid out, ``ViewHostError/Reason/unsettled(_:)`` where changes follow
  ///   one another without end; both name the line of the call.
  public func rendered(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> RenderedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try currentScreen() }
  }

  /// Every evaluation of a body until now, in order.
  ///
  /// - Throws: As `rendered()` does.
  public func evaluations(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> [BodyEvaluation] {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try currentEvaluations() }
  }

  /// Brings the screen up to date: evaluates what has changed, tells views that they appeared or that a value changed,
  /// and again, until nothing changes any more.
  ///
  /// - Throws: As `rendered()` does.
  public func update(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try settle() }
  }

}

/// The same for whoever says themselves at which line it was asked for.
extension ViewHost {
  package func currentScreen() throws -> RenderedView {
    try settle()
    guard let screen else { throw ViewHostError(.unsettled([])) }
    return screen
  }

  func currentEvaluations() throws -> [BodyEvaluation] {
    try settle()
    return graph.evaluations
  }

  package func settle() throws {
    do {
      var rounds = 0
      while graph.changes.takeDirty() {
        rounds += 1
        guard rounds <= ViewHostError.roundLimit else {
          throw ViewHostError(.unsettled(graph.evaluations.suffix(3).map(\.description)))
        }
        let rendered = try render()
        screen = rendered
        lifecycle.advance(to: rendered.layout)
      }
    } catch {
      // Whoever asks again must not be shown an older screen.
      graph.setNeedsUpdate()
      throw error
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
    var root = ElementContext(
      environment: EnvironmentValues(context, preferring: schemes.screen), journal: journal, evaluator: graph)
    if !isFresh { root = root.kept }
    do {
      return try observing { try graph.pass(noting: journal) { try content.rendered(in: context, root: root) } }
    } catch {
      hasNewContent = hasNewContent || isFresh
      throw error
    }
  }

  /// Elements read observed models too, outside of any body: a toggle reads its binding.
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

/// A host of any view.
protocol AnyViewHost: AnyObject {
  var graph: ViewGraph { get }

  func settle() throws
  func currentScreen() throws -> RenderedView
}

extension ViewHost: AnyViewHost {}
