import Store
import TestFailures

extension TestStore where Action: Equatable {
  /// Says which action an effect has sent, and how it changes the state.
  ///
  /// - Parameter timeout: How long to wait for an effect that is under way; ``timeout`` by default.
  public func receive(
    _ action: Action, timeout: Duration? = nil, assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.equal(to: action), timeout: timeout, update, at: site)
  }

  /// Says which action an effect has sent, for tests that are asynchronous.
  public func receive(
    _ action: Action, timeout: Duration? = nil, assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(.equal(to: action), timeout: timeout, update, at: site, isolation: isolation)
  }
}

extension TestStore {
  /// Says by a predicate which action an effect has sent: for actions that are not equatable, or whose payload is not
  /// the test's matter.
  public func receive(
    _ isMatching: @escaping (Action) -> Bool, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.matching(isMatching), timeout: timeout, update, at: site)
  }

  /// Says by a predicate which action an effect has sent, for tests that are asynchronous.
  public func receive(
    _ isMatching: @escaping (Action) -> Bool, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(.matching(isMatching), timeout: timeout, update, at: site, isolation: isolation)
  }

  /// Says by its case which action an effect has sent.
  public func receive<Value>(
    _ casePath: CasePath<Action, Value>, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.matching { casePath.extract($0) != nil }, timeout: timeout, update, at: site)
  }

  /// Says by its case which action an effect has sent, for tests that are asynchronous.
  public func receive<Value>(
    _ casePath: CasePath<Action, Value>, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(.matching { casePath.extract($0) != nil }, timeout: timeout, update, at: site, isolation: isolation)
  }
}

/// Which action a step waits for.
struct ReceivedExpectation<Action> {
  var isMet: (Action) -> Bool
  /// The words for it, and how another action differs from it.
  var description: String
  var difference: (Action) -> String

  static func matching(_ isMatching: @escaping (Action) -> Bool) -> ReceivedExpectation {
    ReceivedExpectation(
      isMet: isMatching, description: "an action that satisfies the predicate",
      difference: { "\(dump(of: $0).indented)\n\ndoes not satisfy the predicate." })
  }
}

extension ReceivedExpectation where Action: Equatable {
  static func equal(to action: Action) -> ReceivedExpectation {
    ReceivedExpectation(
      isMet: { $0 == action }, description: dump(of: action),
      difference: { StateDifference.text(expected: action, actual: $0) })
  }
}

extension TestStore {
  func receive(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite
  ) {
    lastSite = site
    settle()
    waitForEffects(timeout: timeout) { $0.hasReceived(expectation) || $0.inFlight.isEmpty }
    take(expectation, timeout: timeout, update, at: site)
  }

  func receive(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite, isolation: isolated (any Actor)?
  ) async {
    lastSite = site
    await settleAsynchronously(isolation: isolation)
    await wait(timeout: timeout ?? self.timeout, isolation: isolation) {
      $0.hasReceived(expectation) || $0.inFlight.isEmpty
    }
    take(expectation, timeout: timeout, update, at: site)
  }

  private func hasReceived(_ expectation: ReceivedExpectation<Action>) -> Bool {
    let actions = log.withLock { $0.received.map(\.action) }
    return exhaustivity == .on ? !actions.isEmpty : actions.contains(where: expectation.isMet)
  }

  private func take(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite
  ) {
    var actions = log.withLock { $0.received }
    if exhaustivity != .on {
      // What comes before the action that the test waits for is passed over.
      let index = actions.firstIndex { expectation.isMet($0.action) } ?? actions.count
      let skipped = actions[..<index]
      if index < actions.count, let last = skipped.last {
        noteSkipped(skipped.map { dump(of: $0.action) }.joined(separator: ", "), at: site)
        state = last.state
      }
      actions.removeFirst(index)
    }
    guard let first = actions.first else {
      let running = inFlight
      return StepFailure.nothingReceived(
        .action, expected: expectation.description, waitedFor: running.isEmpty ? nil : timeout ?? self.timeout,
        inFlight: running
      ).report(at: site)
    }
    let taken = log.withLock { $0.received.count } - actions.count + 1
    log.withLock { $0.received.removeFirst(taken) }
    let before = state
    state = first.state
    guard expectation.isMet(first.action) else {
      return StepFailure.unexpectedAction(difference: expectation.difference(first.action)).report(at: site)
    }
    StateExpectation(update: update, exhaustivity: exhaustivity).failure(before: before, after: state)?
      .report(at: site)
  }
}
