import Store
import StoreTesting
import TestFailures
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
/// The screen sees the state after the action at once: a sheet that is shown by a binding of the store goes away by the
/// action that the binding sends.
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
      let before = store.state
      let take = {
        self.store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      }
      let isTaken = try self.use(screen, by: use, sending: action, take)
      check(mirror.takeSent(), against: action, at: site)
      if !isTaken { take() }
      return note(action, since: before)
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
      let before = store.state
      store.send(action, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      return note(action, since: before)
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
      let before = store.state
      store.receive(
        action, timeout: timeout, assert: update, fileID: fileID, filePath: filePath, line: line, column: column)
      return note(action, since: before)
    }
  }
}

extension StoreFlow {
  /// Uses the screen. The action that it must send is taken at once, so that a binding of the store shows what was written
  /// to it; any other is kept, and nothing follows from it.
  ///
  /// - Returns: Whether the action was sent and taken.
  private func use(
    _ screen: InspectedView, by use: (InspectedView) throws -> Void, sending action: Action,
    _ take: @escaping () -> Void
  ) throws -> Bool {
    var isTaken = false
    do {
      try mirror.taking({ [store] sent in
        guard isSame(sent, action) else { return nil }
        isTaken = true
        take()
        return store.state
      }) { try use(screen) }
    } catch {
      // What was taken is described, though the step is not part of the flow.
      if isTaken { _ = mirror.takeSent() }
      throw error
    }
    return isTaken
  }

  /// Shows the store's state, and tells how it changed.
  private func note(_ action: Action, since before: State) -> [String] {
    mirror.show(store.state, after: action)
    return ["action \(dump(of: action).firstLine.withoutType)"] + StateDifference.changes(from: before, to: store.state)
  }

  private func begin(at site: CallSite) {
    reportUndescribed(mirror.takeSent(), at: lastSite)
    lastSite = site
  }

  private func check(_ sent: [Action], against expected: Action, at site: CallSite) {
    guard sent.count != 1 || !isSame(sent[0], expected) else { return }
    let found = sent.map { dump(of: $0) }
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

/// Whether two actions are equal, or, where they cannot say so, look the same.
private func isSame<Action>(_ left: Action, _ right: Action) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { right as? Value == left }
  return (left as? any Equatable).map { isEqual($0) } ?? (dump(of: left) == dump(of: right))
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
