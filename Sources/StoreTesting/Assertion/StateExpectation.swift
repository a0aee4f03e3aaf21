import ValueText

/// What a step says of a state, held against what came: the comparison that the test store and the harness share.
struct StateExpectation<State: Equatable> {
  /// The change that the step describes, done to a copy of the state; `nil` says that nothing changes.
  var update: ((inout State) throws -> Void)?
  var exhaustivity: Exhaustivity

  /// How a change from one state to another differs from what is described; `nil` where it does not.
  func failure(before: State, after: State) -> StepFailure? {
    guard let update else {
      return exhaustivity == .on && before != after
        ? .undescribedChange(difference: StateDifference.text(expected: before, actual: after)) : nil
    }
    do {
      var expected = before
      try update(&expected)
      if exhaustivity != .on, expected != after {
        // Whatever the closure leaves alone need not match.
        expected = after
        try update(&expected)
      }
      guard expected == after else {
        return .stateMismatch(difference: StateDifference.text(expected: expected, actual: after))
      }
      return exhaustivity == .on && before == after ? .nothingChanges : nil
    } catch {
      return .updateThrew(CompactText.text(of: error))
    }
  }
}
