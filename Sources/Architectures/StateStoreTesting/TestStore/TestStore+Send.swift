import StateStore
import SnapshotFoundation
import SnapshotValueDump

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// Assert the actions that its effects send with `receive(_:)`.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  /// - Returns: The effect that the action started. Use it to cancel the effect, or to wait for it.
  @discardableResult
  public func send(
    _ action: Action, assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> SentEffect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    settle()
    let effect = submit(action, at: site)
    if log.withLock({ $0.afterSent == nil }) {
      waitForEffects(timeout: nil) { store in store.log.withLock { $0.afterSent != nil } }
    }
    compareSent(update, at: site)
    settle()
    return effect
  }

  /// Sends an action in an asynchronous test, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  /// - Returns: The effect that the action started. Use it to cancel the effect, or to wait for it.
  @discardableResult
  public func send(
    _ action: Action, assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async -> SentEffect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    await settleAsynchronously(isolation: isolation)
    let effect = submit(action, at: site)
    await wait(timeout: timeout, isolation: isolation) { store in store.log.withLock { $0.afterSent != nil } }
    compareSent(update, at: site)
    await settleAsynchronously(isolation: isolation)
    return effect
  }

  /// Sends the actions that one interaction with a screen causes, and asserts how all of them together change the state.
  ///
  /// The asynchronous effects of the actions start after the last action, as they do after an interaction in an app.
  ///
  /// - Parameters:
  ///   - update: Applies the expected change to a copy of the state.
  ///   - interact: Uses the screen, and calls the given function for each action in order.
  package func sendAll(
    assert update: ((inout State) throws -> Void)?, at site: CallSite,
    _ interact: ((Action) -> Void) throws -> Void
  ) rethrows {
    begin(at: site)
    settle()
    let before = state
    try execution.holdingTasks {
      try interact { action in
        submit(action, at: site)
        state = log.withLock { $0.afterSent } ?? core.state
      }
    }
    report(StateExpectation(update: update, exhaustivity: exhaustivity).failure(before: before, after: state), at: site)
    settle()
  }

  @discardableResult
  private func submit(_ action: Action, at site: CallSite) -> SentEffect {
    let unhandled = skipReceived()
    if !unhandled.isEmpty {
      if exhaustivity == .on {
        report(.unhandled(.action, unhandled.map { dump(of: $0) }, before: "sending \(dump(of: action))"), at: site)
      } else {
        noteSkipped(unhandled.map { dump(of: $0) }.joined(separator: ", "), at: site)
      }
    }
    log.withLock { $0.afterSent = nil }
    core.runtime.resume()
    let effect = SentEffect(store: self, action: action)
    atStep(site) { core.send(action, from: .user(site), root: effect.root) { [end = effect.end] in end() } }
    return effect
  }

  private func compareSent(_ update: ((inout State) throws -> Void)?, at site: CallSite) {
    let before = state
    state = log.withLock { $0.afterSent } ?? core.state
    compare(update, before: before, at: site)
  }
}
