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
    try step(
      words, sends: [action], by: use, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Uses the screen, and asserts that it sends several actions, in this order.
  ///
  /// A button of an alert or a confirmation dialog sends its own action, and the binding that presents it sends another:
  ///
  ///     try flow.step("confirms", sends: [.deleteConfirmed, .alertDismissed]) {
  ///       try $0.alert().find(button: "Delete").tap()
  ///     } assert: {
  ///       $0.items = []
  ///       $0.isAlertShown = false
  ///     }
  ///
  /// An empty list asserts that the screen sends nothing. Actions that views send when they appear, or in tasks, belong to
  /// the next step, unless the list expects them.
  ///
  /// - Parameters:
  ///   - words: The caption of the step: what the user does.
  ///   - actions: The actions that the screen must send.
  ///   - use: Uses the screen, for example by tapping a button.
  ///   - update: Applies the expected change of all actions together to a copy of the state. Without it, they must not
  ///     change the state.
  /// - Throws: The errors of `use`, such as `InspectionError`.
  public func step(
    _ words: String, sends actions: [Action], by use: (InspectedView) throws -> Void,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    try flow.step(words, at: site) { screen in
      let before = store.state
      try store.sendAll(assert: update, at: site) { send in
        let missing = try self.use(screen, by: use, sending: actions, send)
        check(mirror.takeSentByUser(), against: actions, at: site)
        for action in missing { send(action) }
      }
      return note(actions, since: before)
    }
  }

  /// Taps a button, and asserts that the screen sends an action.
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - action: The action that the screen must send.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  /// - Throws: `InspectionError` if no such button exists, or if it is not hittable.
  public func tap(
    button label: String, sends action: Action, assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try tap(
      button: label, sends: [action], assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Taps a button, and asserts that the screen sends several actions, in this order.
  ///
  ///     try flow.tap(button: "Delete", sends: [.deleteConfirmed, .alertDismissed]) { $0.items = [] }
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - actions: The actions that the screen must send.
  ///   - update: Applies the expected change of all actions together to a copy of the state. Without it, they must not
  ///     change the state.
  /// - Throws: `InspectionError` if no such button exists, or if it is not hittable.
  public func tap(
    button label: String, sends actions: [Action], assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    func tap(_ screen: InspectedView) throws {
      try screen.find(button: label, fileID: fileID, filePath: filePath, line: line, column: column)
        .tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    try step(
      "taps \(label)", sends: actions, by: tap, assert: update, fileID: fileID, filePath: filePath, line: line,
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
      check(mirror.takeSent(), against: [action], at: site)
      let before = store.state
      store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      return note([action], since: before)
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
      return note([action], since: before)
    }
  }
}

extension StoreFlow {
  /// Uses the screen. Reduces each expected action when the screen sends it, so that a binding of the store reads the value
  /// that was written to it. Other actions are collected and not reduced.
  ///
  /// - Returns: The expected actions that were not sent.
  private func use(
    _ screen: InspectedView, by use: (InspectedView) throws -> Void, sending actions: [Action],
    _ send: (Action) -> Void
  ) throws -> [Action] {
    var missing = actions[...]
    do {
      try withoutActuallyEscaping(send) { send in
        try mirror.handling(
          { [store] sent in
            guard let next = missing.first, isSame(sent, next) else { return nil }
            missing.removeFirst()
            send(next)
            return store.state
          }, isUpdating: { [flow] in flow.isUpdating }
        ) { try use(screen) }
      }
    } catch {
      // The sent actions are asserted by this step, although it failed.
      if missing.count < actions.count { _ = mirror.takeSent() }
      throw error
    }
    return Array(missing)
  }

  /// Shows the state of the store, and returns the notes on its changes.
  private func note(_ actions: [Action], since before: State) -> [String] {
    if let last = actions.last { mirror.show(store.state, after: last) }
    return actions.map { "action \(dump(of: $0).oneLine.withoutType)" }
      + StateDifference.changes(from: before, to: store.state)
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

  private func check(_ sent: [Action], against expected: [Action], at site: CallSite) {
    guard sent.count != expected.count || !zip(sent, expected).allSatisfy({ isSame($0, $1) }) else { return }
    func list(_ actions: [Action]) -> String {
      actions.isEmpty ? " nothing" : "\n\n" + actions.map { dump(of: $0) }.joined(separator: "\n").indented + "\n\n"
    }
    let wanted = expected.isEmpty ? " nothing, " : list(expected)
    FailureChannel.report(
      TestFailure(
        "Expected the screen to send\(wanted)but it sent\(list(sent))."
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
