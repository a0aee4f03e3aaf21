import StateStore
import SnapshotFoundation
import SnapshotValueDump

extension TestStore where Action: Equatable {
  /// Asserts that an effect sent an action, and how the action changes the state.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive(
    _ action: Action, timeout: Duration? = nil, assert update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.equal(to: action), timeout: timeout, update, at: site)
  }

  /// Asserts that an effect sent an action, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
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
  /// Asserts that an effect sent an action that satisfies a predicate.
  ///
  /// Use it for actions that are not `Equatable`, or whose associated values are not relevant to the test.
  ///
  /// - Parameters:
  ///   - isMatching: Returns whether an action is the expected one.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive(
    _ isMatching: @escaping (Action) -> Bool, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.matching(isMatching), timeout: timeout, update, at: site)
  }

  /// Asserts that an effect sent an action that satisfies a predicate, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - isMatching: Returns whether an action is the expected one.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive(
    _ isMatching: @escaping (Action) -> Bool, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(.matching(isMatching), timeout: timeout, update, at: site, isolation: isolation)
  }

  /// Asserts that an effect sent an action of a case.
  ///
  /// - Parameters:
  ///   - casePath: The case of the expected action.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive<Value>(
    _ casePath: CasePath<Action, Value>, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.matching { casePath.extract($0) != nil }, timeout: timeout, update, at: site)
  }

  /// Asserts that an effect sent an action of a case, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - casePath: The case of the expected action.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
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

extension TestStore {
  /// Asserts that an effect sent an action of a case with an associated value, for actions that are not `Equatable`.
  ///
  /// - Parameters:
  ///   - casePath: The case of the expected action.
  ///   - value: The expected associated value.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive<Value: Equatable>(
    _ casePath: CasePath<Action, Value>, _ value: Value, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(.equal(casePath, to: value), timeout: timeout, update, at: site)
  }

  /// Asserts that an effect sent an action of a case with an associated value, in an asynchronous test.
  ///
  /// - Parameters:
  ///   - casePath: The case of the expected action.
  ///   - value: The expected associated value.
  ///   - timeout: How long to wait for a running effect, in real time; ``timeout`` by default.
  ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
  public func receive<Value: Equatable>(
    _ casePath: CasePath<Action, Value>, _ value: Value, timeout: Duration? = nil,
    assert update: ((inout State) throws -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(.equal(casePath, to: value), timeout: timeout, update, at: site, isolation: isolation)
  }
}

/// The action that a step expects to receive.
struct ReceivedExpectation<Action> {
  var isMet: (Action) -> Bool
  /// Returns the expected action, as messages show it.
  var description: () -> String
  /// Returns how another action differs from the expected one.
  var difference: (Action) -> String

  static func matching(_ isMatching: @escaping (Action) -> Bool) -> ReceivedExpectation {
    ReceivedExpectation(
      isMet: isMatching, description: { "an action that satisfies the predicate" },
      difference: { "\(dump(of: $0).indented)\n\nThe predicate of `receive` returned false." })
  }
}

extension ReceivedExpectation where Action: Sendable {
  static func equal<Value: Equatable>(_ casePath: CasePath<Action, Value>, to value: Value) -> ReceivedExpectation {
    ReceivedExpectation(
      isMet: { casePath.extract($0) == value }, description: { dump(of: casePath.embed(value)) },
      difference: { StateDifference.text(expected: casePath.embed(value), actual: $0) })
  }
}

extension ReceivedExpectation where Action: Equatable {
  static func equal(to action: Action) -> ReceivedExpectation {
    ReceivedExpectation(
      isMet: { $0 == action }, description: { dump(of: action) },
      difference: { StateDifference.text(expected: action, actual: $0) })
  }
}

extension TestStore {
  func receive(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite
  ) {
    begin(at: site)
    settle()
    waitForEffects(timeout: timeout) { $0.hasReceived(expectation) || $0.isWaitingForTest }
    take(expectation, timeout: timeout, update, at: site)
  }

  func receive(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite, isolation: isolated (any Actor)?
  ) async {
    begin(at: site)
    await settleAsynchronously(isolation: isolation)
    await wait(timeout: timeout ?? self.timeout, isolation: isolation) {
      $0.hasReceived(expectation) || $0.hasNoEffects
    }
    take(expectation, timeout: timeout, update, at: site)
  }

  private func hasReceived(_ expectation: ReceivedExpectation<Action>) -> Bool {
    if exhaustivity == .on { return log.withLock { !$0.received.isEmpty } }
    return log.withLock(\.received).contains { expectation.isMet($0.action) }
  }

  private func take(
    _ expectation: ReceivedExpectation<Action>, timeout: Duration?, _ update: ((inout State) throws -> Void)?,
    at site: CallSite
  ) {
    var actions = log.withLock { $0.received }
    if exhaustivity != .on {
      // Skips the actions before the expected one.
      let index = actions.firstIndex { expectation.isMet($0.action) } ?? actions.count
      let skipped = actions[..<index]
      if index < actions.count, let last = skipped.last {
        noteSkipped(skipped.map { dump(of: $0.action) }.joined(separator: ", "), at: site)
        state = last.state
      }
      actions.removeFirst(index)
    }
    guard let first = actions.first else {
      return report(
        .nothingReceived(
          .action, expected: expectation.description(), waitedFor: isWaitingForTest ? nil : timeout ?? self.timeout,
          inFlight: inFlight), at: site)
    }
    let taken = log.withLock { $0.received.count } - actions.count + 1
    log.withLock { $0.received.removeFirst(taken) }
    let before = state
    state = first.state
    guard expectation.isMet(first.action) else {
      return report(.unexpectedAction(difference: expectation.difference(first.action)), at: site)
    }
    compare(update, before: before, at: site)
  }
}
