import TestFailures

/// A user's way through a screen, step by step: what was done, and what the screen showed then.
///
///     let host = ViewHost(SignUpScreen())
///     let flow = try Flow(host)
///     try flow.step("types a name") { try $0.find(identifier: "name").type("Ada") }
///     try flow.step("taps Continue") { try $0.find(button: "Continue").tap() }
///     assertSnapshot(of: flow.storyboard, as: .image)
///     assertSnapshot(of: flow.trace, as: .lines)
public final class Flow {
  /// One step and the screen after it.
  public struct Step {
    /// Counted from 1.
    public let number: Int
    /// What was done.
    public let action: String
    /// What else has changed by it, such as a state; one line each.
    public let notes: [String]
    /// The screen after the step.
    public let screen: RenderedView
  }

  /// The steps until now. The first is the screen as it was before anything was done.
  public private(set) var steps: [Step] = []
  private let screens: ScreenStack

  /// A flow over a host's screen.
  ///
  /// - Parameter opening: The words for the first frame.
  /// - Throws: As `ViewHost.rendered()` does.
  public convenience init(
    _ host: ViewHost<some View>, opening: String = "opens", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try self.init(
      ScreenStack(in: { host.context }, acted: { host.graph.setNeedsUpdate() }) { try host.currentScreen() },
      opening: opening,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A flow over screens that are a function of data which steps change.
  ///
  /// - Parameter screen: Called after every step.
  /// - Throws: ``ViewError`` where the screen cannot be laid out, and what `screen` throws.
  public convenience init<Screen: View>(
    in context: RenderContext = Device.iPhoneSE3.context(), opening: String = "opens",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    screen: @escaping () throws -> Screen
  ) throws {
    try self.init(
      ScreenStack(in: { context }) { try screen().rendered(in: context) }, opening: opening,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private init(_ screens: ScreenStack, opening: String, at site: CallSite) throws {
    self.screens = screens
    _ = try site.locating { try add(opening, notes: []) }
  }

  /// Does something on the screen, and keeps what it shows then.
  ///
  /// - Parameters:
  ///   - action: What is done, in words.
  ///   - perform: Does it to the screen as it is before.
  /// - Returns: The screen after the step.
  /// - Throws: What `perform` throws, such as ``InspectionError``; the step is then not part of the flow.
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

  /// Follows a navigation link: the flow goes on with the screen that it leads to, until `back()`, or until that screen
  /// dismisses itself or its link is gone.
  ///
  /// - Parameter label: The words of the link, or what it is called.
  /// - Throws: ``InspectionError`` where there is no such link, or a person could not follow it.
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

  /// Goes back to the screen whose link led here.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` where no link led here.
  @discardableResult
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try step("goes back", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in
      try screens.goBack()
      return []
    }
  }

  /// Does something on the screen, and keeps what it shows then and what `perform` has to say about it.
  @discardableResult
  package func step(
    _ action: String, at site: CallSite, noting perform: (InspectedView) throws -> [String]
  ) throws -> InspectedView {
    try site.locating {
      let screen = try screens.rendered().inspect()
      let notes = try screens.acting { try perform(screen) }
      return try add(action, notes: notes)
    }
  }

  @discardableResult
  private func add(_ action: String, notes: [String]) throws -> InspectedView {
    let screen = try screens.rendered()
    steps.append(Step(number: steps.count + 1, action: action, notes: notes, screen: screen))
    return screen.inspect()
  }
}
