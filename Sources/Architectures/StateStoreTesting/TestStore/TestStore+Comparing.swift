import SnapshotFoundation

extension TestStore {
  /// Asserts a part of the current state without sending or receiving an action.
  ///
  ///     store.exhaustivity = .off
  ///     store.send(.logInTapped)
  ///     store.skipReceivedActions()
  ///     store.assert { $0.selectedTab = .activity }
  ///
  /// Received actions that were not asserted have no influence on the state of the test store. Skip them first.
  ///
  /// - Parameter update: Sets properties of a copy of the state, which must leave the copy equal.
  public func assert(
    _ update: (inout State) throws -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    settle()
    var expected = state
    do {
      try update(&expected)
    } catch {
      return report(.thrown(by: error), at: site)
    }
    guard expected != state else { return }
    report(.stateMismatch(difference: StateDifference.text(expected: expected, actual: state)), at: site)
  }

  /// Runs steps with another exhaustivity.
  ///
  ///     store.withExhaustivity(.off) { store.send(.logInTapped) }
  ///
  /// - Parameters:
  ///   - exhaustivity: How much these steps must assert.
  ///   - operation: Runs the steps.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs steps of an asynchronous test with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much these steps must assert.
  ///   - operation: Runs the steps.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
  ) async rethrows -> Result {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Compares the state with the one before a step and the expected change.
  func compare(_ update: ((inout State) throws -> Void)?, before: State, at site: CallSite) {
    let failure = StateExpectation(update: update, exhaustivity: exhaustivity).failure(before: before, after: state)
    report(failure, at: site)
    guard failure == nil, exhaustivity == .off(showSkippedAssertions: true) else { return }
    var expected = before
    do { try update?(&expected) } catch { return }
    if expected != state {
      noteSkipped("a change:\n\n\(StateDifference.text(expected: expected, actual: state))\n", at: site)
    }
  }
}
