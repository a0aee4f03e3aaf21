import Store
import Views

/// A user's way through a screen that a store drives. Each step proves three things: that the screen sends the action,
/// that the reducer does with it what the step says and nothing else, and what the screen shows then.
///
///     let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///     let flow = try StoreFlow(store) { CounterScreen(store: $0) }
///     try flow.tap(button: "Increase", sends: .increaseTapped) { $0.count = 1 }
///     try flow.receive(.saved) { $0.isSaved = true }
///     assertSnapshot(of: flow.storyboard, as: .image)
///     assertSnapshot(of: flow.trace, as: .lines)
///
/// An action that the screen sends and no step describes fails the test, at the next step or when the flow goes away.
public final class StoreFlow<State: Equatable & Sendable, Action: Sendable, Environment, Screen: View> {
  /// The store that holds the steps to all that happens.
  public let store: TestStore<State, Action, Environment>
  let mirror: StoreMirror<State, Action>
  private let host: ViewHost<Screen>
  private let flow: Flow
  private var lastSite: CallSite

  /// - Parameters:
  ///   - opening: The words for the first frame.
  ///   - screen: Makes the screen of a store. It is shown for as long as the flow goes on, and keeps its own state.
  /// - Throws: As `ViewHost.rendered()` does.
  public init(
    _ store: TestStore<State, Action, Environment>, in context: RenderContext = Device.iPhoneSE3.context(),
    opening: String = "opens", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, @ViewBuilder screen: (Store<State, Action>) -> Screen
  ) throws {
    self.store = store
    mirror = StoreMirror(store.state)
    host = ViewHost(
      screen(mirror.store), in: context, fileID: fileID, filePath: filePath, line: line, column: column)
    flow = try Flow(host, opening: opening, fileID: fileID, filePath: filePath, line: line, column: column)
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { reportUndescribed(mirror.takeSent(), at: lastSite) }

  /// The flow as one picture.
  public var storyboard: Storyboard { flow.storyboard }

  /// The flow as text: each step, the action, how the state changed, and the words that came to the screen and left it.
  public var trace: String { flow.trace }

  /// The screens until now.
  public var steps: [Flow.Step] { flow.steps }

  /// Uses the screen, which must send one action.
  ///
  /// - Parameters:
  ///   - words: What a person does.
  ///   - update: Changes a copy of the state into what it must be after the action.
  ///   - use: Does it.
  /// - Throws: What `use` throws, such as ``InspectionError``.
  public func step(
    _ words: String, sends action: Action, by use: (InspectedView) throws -> Void,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    try flow.step(words, at: site) { screen in
      try use(screen)
      check(mirror.takeSent(), against: action, at: site)
      return note(action) {
        store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }

  /// Taps a button, which must send an action.
  public func tap(
    button label: String, sends action: Action, assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    func tap(_ screen: InspectedView) throws {
      try screen.find(button: label, fileID: fileID, filePath: filePath, line: line, column: column)
        .tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    try step(
      "taps \(label)", sends: action, by: tap, assert: update, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Follows a navigation link, as `Flow.follow(link:)` does. What the screen there sends at once is described by
  /// `appears(sending:)`.
  public func follow(
    link label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    begin(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    try flow.follow(link: label, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes back to the screen whose link led here.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    begin(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    try flow.back(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Says that the screen has sent an action of its own accord, as by `onAppear`.
  public func appears(
    sending action: Action, assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    lastSite = site
    try flow.step("appears", at: site) { _ in
      check(mirror.takeSent(), against: action, at: site)
      return note(action) {
        store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }

  /// Receives an action of an effect.
  ///
  /// - Parameter words: What happens, as the storyboard shall say it; the action itself unless given.
  public func receive(
    _ action: Action, words: String? = nil, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    try flow.step(words ?? "receives \(dump(of: action).firstLine.withoutType)", at: site) { _ in
      note(action) {
        store.receive(
          action, timeout: timeout, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
}

extension StoreFlow {
  /// Does a step of the store, shows its state, and tells how it changed.
  private func note(_ action: Action, _ step: () -> Void) -> [String] {
    let before = store.state
    step()
    mirror.show(store.state, after: action)
    return ["action \(dump(of: action).firstLine.withoutType)"] + StateDifference.changes(from: before, to: store.state)
  }

  private func begin(at site: CallSite) {
    reportUndescribed(mirror.takeSent(), at: lastSite)
    lastSite = site
  }

  private func check(_ sent: [Action], against expected: Action, at site: CallSite) {
    let found = sent.map { dump(of: $0) }
    guard found != [dump(of: expected)] else { return }
    let all = found.isEmpty ? "nothing" : "\n\n" + found.joined(separator: "\n").indented + "\n\n"
    FailureChannel.report(
      TestFailure("The screen must send\n\n\(dump(of: expected).indented)\n\nbut it sent \(all).", at: site))
  }

  private func reportUndescribed(_ sent: [Action], at site: CallSite) {
    guard !sent.isEmpty else { return }
    FailureChannel.report(
      TestFailure(
        """
        The screen has sent what no step describes:

        \(sent.map { dump(of: $0) }.joined(separator: "\n").indented)

        Say so with `step(_:sends:by:)`, `tap(button:sends:)` or `appears(sending:)`.
        """, at: site))
  }
}

extension String {
  fileprivate var firstLine: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count > 1 ? lines[0] + " …" : self
  }

  /// `.answered(accepted: true)` of `LogInAction.answered(accepted: true)`.
  fileprivate var withoutType: String {
    let type = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !type.isEmpty && dropFirst(type.count).first == "." ? String(dropFirst(type.count)) : self
  }
}
