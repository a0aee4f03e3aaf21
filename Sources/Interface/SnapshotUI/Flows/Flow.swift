import SnapshotFoundation

/// A user's way through screens, step by step: the actions, and the screens after them.
///
///     let host = ViewHost(SignUpScreen())
///     let flow = try Flow(host)
///     try flow.step("types a name") { try $0.find(identifier: "name").type("Ada") }
///     try flow.step("taps Continue") { try $0.find(button: "Continue").tap() }
///     assertSnapshot(of: flow.storyboard, as: .image)
///     assertSnapshot(of: flow.trace, as: .lines)
public final class Flow {
  /// A step and the screen after it.
  public struct Step {
    /// The number of the step, counted from 1.
    public let number: Int
    /// The action.
    public let action: String
    /// Other changes, such as state; one line each.
    public let notes: [String]
    /// The evaluations of bodies that the step caused.
    public let evaluations: [BodyEvaluation]
    /// The screen after the step.
    public let screen: RenderedView
  }

  /// The steps so far. The first is the initial screen.
  public private(set) var steps: [Step] = []
  private let screens: ScreenStack

  /// Creates a flow on a host's screen.
  ///
  /// - Parameter opening: The action of the first step.
  /// - Throws: The errors of `ViewHost.rendered()`.
  public convenience init(
    _ host: ViewHost<some View>, opening: String = "opens", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try self.init(
      ScreenStack(of: host, in: { host.context }, evaluations: { host.graph.evaluations }), opening: opening,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a flow of screens that are a function of data.
  ///
  /// The screens are shown by one host: views that stay keep their state, and appear once.
  ///
  /// - Parameter screen: Creates the screen. Called after every step.
  /// - Throws: ``ViewError`` if the screen can't be laid out, and errors of `screen`.
  public convenience init<Screen: View>(
    in context: RenderContext = Device.iPhoneSE3.context(), opening: String = "opens",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    screen: @escaping () throws -> Screen
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let root = try site.locating { try DataScreen(in: context, screen) }
    try self.init(ScreenStack(of: root, in: { context }), opening: opening, at: site)
  }

  private init(_ screens: ScreenStack, opening: String, at site: CallSite) throws {
    self.screens = screens
    _ = try site.locating { try add(opening, notes: []) }
  }

  /// Performs an action on the screen, and records the screen after it.
  ///
  /// - Parameters:
  ///   - action: A description of the action.
  ///   - perform: Performs the action on the current screen. The screen is updated after each interaction in it, so that
  ///     it can type a text and then tap the button that the text enables. An element that has left the screen can't be used.
  /// - Returns: The screen after the step.
  /// - Throws: Errors of `perform`, such as ``InspectionError``. The step is then not recorded.
  @discardableResult
  public func step(
    _ action: String, _ perform: (InspectedView) throws -> Void = { _ in }, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try step(action, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try perform($0)
      return []
    }
  }

  /// Follows a navigation link. The flow continues on its destination until `back()` is called, the destination
  /// dismisses itself, or the link disappears.
  ///
  /// - Parameter label: The text or the accessibility label of the link.
  /// - Throws: ``InspectionError`` if there is no such link, or it isn't hittable.
  @discardableResult
  public func follow(
    link label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try step("follows \(label)", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try screens.follow($0.find(link: label, fileID: fileID, filePath: filePath, line: line, column: column))
      return []
    }
  }

  /// Returns to the screen of the link.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if the screen isn't a destination.
  @discardableResult
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try step("goes back", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in
      try screens.goBack()
      return []
    }
  }

  /// Performs an action on the screen, and records the screen with the notes that `perform` returns.
  @discardableResult
  package func step(
    _ action: String, at site: CallSite, noting perform: (InspectedView) throws -> [String]
  ) throws -> InspectedView {
    try site.locating {
      let screen = try screens.inspect()
      let notes = try screens.acting { try perform(screen) }
      return try add(action, notes: notes)
    }
  }

  @discardableResult
  private func add(_ action: String, notes: [String]) throws -> InspectedView {
    let screen = try screens.currentScreen()
    let evaluations = screens.takeEvaluations()
    steps.append(
      Step(number: steps.count + 1, action: action, notes: notes, evaluations: evaluations, screen: screen))
    return InspectedView(place: screen.layout, host: screens)
  }

  /// Whether the screens are updated, so that actions such as those of `onAppear` run, and not those of the user.
  package var isUpdating: Bool { screens.isUpdating }
}
