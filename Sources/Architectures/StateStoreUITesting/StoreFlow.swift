import StateStore
import StateStoreTesting
import SnapshotFoundation
import SnapshotValueDump
import SnapshotUI

/// A user flow through a screen that shows a store. Each step asserts the action that the screen sends and the change of the
/// state, and records what the screen shows afterwards.
///
///     let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///     let flow = try StoreFlow(store) { CounterScreen(store: $0) }
///     try flow.tap(button: "Increase", sends: .increaseTapped) { $0.count = 1 }
///     try flow.receive(.saved) { $0.isSaved = true }
///     assertSnapshot(of: flow.storyboard, as: .image)
///     assertSnapshot(of: flow.trace, as: .lines)
///
/// The screen shows the state after an action immediately. For example, a sheet that a binding of the store presents is
/// dismissed by the action that the binding sends.
///
/// An action that the screen sends and no step asserts fails the test, at the next step or when the flow is deallocated.
public final class StoreFlow<State: Equatable & Sendable, Action: Sendable, Environment, Screen: View> {
  /// The test store of the flow.
  public let store: TestStore<State, Action, Environment>
  let mirror: StoreMirror<State, Action>
  private let host: ViewHost<Screen>
  private let flow: Flow
  private var lastSite: CallSite
  private var counter = StepCounter()

  /// Creates a flow, and records the first screen.
  ///
  /// - Parameters:
  ///   - store: The test store that reduces the actions of the screen.
  ///   - context: The device to render on (default: iPhone SE, 3rd generation).
  ///   - opening: The caption of the first screen.
  ///   - screen: Builds the screen for a store. It keeps its own state during the flow.
  /// - Throws: The errors of `ViewHost.rendered()`.
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

  deinit { reportUnasserted(mirror.takeSent(), at: lastSite) }

  /// The screens of the flow as one picture.
  public var storyboard: Storyboard { flow.storyboard }

  /// The flow as text: for each step its action, the changes of the state, and the texts that appeared and disappeared.
  public var trace: String { flow.trace }

  /// The steps so far, with the screen after each of them.
  public var steps: [Flow.Step] { flow.steps }

  /// Uses the screen, and asserts that it sends one action.
  ///
  /// - Parameters:
  ///   - words: The caption of the step: what the user does.
  ///   - action: The action that the screen must send.
  ///   - use: Uses the screen, for example by tapping a button.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  /// - Throws: The errors of `use`, such as `InspectionError`.
  public func step(
    _ words: String, sends action: Action, by use: (InspectedView) throws -> Void,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    try flow.step(words, at: site) { screen in
      let before = store.state
      let take = {
        self.store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
      let isSent = try self.use(screen, by: use, sending: action, take)
      check(mirror.takeSent(), against: action, at: site)
      if !isSent { take() }
      return note(action, since: before)
    }
  }

  /// Taps a button, and asserts that the screen sends an action.
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - action: The action that the screen must send.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  /// - Throws: `InspectionError` if there is no such button, or if it is not hittable.
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

  /// Follows a navigation link, like `Flow.follow(link:)`.
  ///
  /// Assert an action that the destination sends when it appears with ``appears(sending:assert:fileID:filePath:line:column:)``.
  ///
  /// - Parameter label: The label of the link.
  /// - Throws: `InspectionError` if there is no such link, or if it is not hittable.
  public func follow(
    link label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    begin(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    try flow.follow(link: label, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes back to the previous screen.
  ///
  /// - Throws: `InspectionError` if there is no previous screen.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    begin(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    try flow.back(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Asserts that the screen sent an action without user input, for example in `onAppear`.
  ///
  /// - Parameters:
  ///   - action: The action that the screen must have sent.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func appears(
    sending action: Action, assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    number(at: site)
    try flow.step("appears", at: site) { _ in
      check(mirror.takeSent(), against: action, at: site)
      let before = store.state
      store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      return note(action, since: before)
    }
  }

  /// Asserts that an effect sent an action.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - words: The caption of the step (default: the action).
  ///   - timeout: How long to wait for a running effect, in real time; the timeout of the store by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive(
    _ action: Action, words: String? = nil, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    try flow.step(words ?? "receives \(dump(of: action).oneLine.withoutType)", at: site) { _ in
      let before = store.state
      store.receive(
        action, timeout: timeout, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      return note(action, since: before)
    }
  }
}

extension StoreFlow {
  /// Uses the screen. Reduces the expected action when the screen sends it, so that a binding of the store reads the value
  /// that was written to it. Other actions are collected and not reduced.
  ///
  /// - Returns: Whether the expected action was sent.
  private func use(
    _ screen: InspectedView, by use: (InspectedView) throws -> Void, sending action: Action,
    _ take: @escaping () -> Void
  ) throws -> Bool {
    var isSent = false
    do {
      try mirror.handling({ [store] sent in
        guard isSame(sent, action) else { return nil }
        isSent = true
        take()
        return store.state
      }) { try use(screen) }
    } catch {
      // The sent actions are asserted by this step, although it failed.
      if isSent { _ = mirror.takeSent() }
      throw error
    }
    return isSent
  }

  /// Shows the state of the store, and returns the notes on its changes.
  private func note(_ action: Action, since before: State) -> [String] {
    mirror.show(store.state, after: action)
    return ["action \(dump(of: action).oneLine.withoutType)"] + StateDifference.changes(from: before, to: store.state)
  }

  private func begin(at site: CallSite) {
    reportUnasserted(mirror.takeSent(), at: lastSite)
    number(at: site)
  }

  /// Begins a step, whose number failures in a loop show.
  private func number(at site: CallSite) {
    lastSite = site
    counter.begin(at: site)
    counter.flowNumber = flow.steps.count + 1
    store.setStepNumber(flow.steps.count + 1)
  }

  private func check(_ sent: [Action], against expected: Action, at site: CallSite) {
    guard sent.count != 1 || !isSame(sent[0], expected) else { return }
    let found = sent.map { dump(of: $0) }
    let all = found.isEmpty ? "nothing" : "\n\n" + found.joined(separator: "\n").indented + "\n\n"
    FailureChannel.report(
      TestFailure(
        "Expected the screen to send\n\n\(dump(of: expected).indented)\n\nbut it sent \(all)."
          + counter.note(at: site), at: site))
  }

  private func reportUnasserted(_ sent: [Action], at site: CallSite) {
    guard !sent.isEmpty else { return }
    FailureChannel.report(
      TestFailure(
        """
        The screen sent \(sent.count == 1 ? "an action that no step asserts" : "actions that no step asserts"):

        \(sent.map { dump(of: $0) }.joined(separator: "\n").indented)

        Assert each action with `step(_:sends:by:)`, `tap(button:sends:)` or `appears(sending:)`.\(counter.note(at: site))
        """, at: site))
  }
}

/// Returns whether two actions are equal, or have equal dumps if they are not `Equatable`.
private func isSame<Action>(_ left: Action, _ right: Action) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { right as? Value == left }
  return (left as? any Equatable).map { isEqual($0) } ?? (dump(of: left) == dump(of: right))
}

extension String {
  /// The lines of a dump as one line, shortened: `.item("mug", .quantityChanged(3))`.
  fileprivate var oneLine: String {
    let lines = split(separator: "\n").map { $0.drop { $0 == " " } }
    let text = lines.reduce("") { text, line in text + (text.last == "," ? " " : "") + line }
    return text.count > 100 ? text.prefix(100) + "…" : text
  }

  /// `.answered(accepted: true)` of `LogInAction.answered(accepted: true)`.
  fileprivate var withoutType: String {
    let type = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !type.isEmpty && dropFirst(type.count).first == "." ? String(dropFirst(type.count)) : self
  }
}
