/// The expected state of a step. `TestStore` and `TestHarness` share this comparison.
struct StateExpectation<State: Equatable> {
  /// Applies the expected change to a copy of the state, or `nil` if the step expects no change.
  var update: ((inout State) throws -> Void)?
  var exhaustivity: Exhaustivity

  /// Returns why a change of the state is not the expected one, or `nil` if it is.
  func failure(before: State, after: State) -> StepFailure? {
    guard let update else {
      return exhaustivity == .on && before != after
        ? .undescribedChange(difference: StateDifference.text(expected: before, actual: after)) : nil
    }
    do {
      var expected = before
      try update(&expected)
      if exhaustivity != .on, expected != after {
        // Properties that the closure does not set can have any value.
        expected = after
        try update(&expected)
      }
      guard expected == after else {
        return .stateMismatch(difference: StateDifference.text(expected: expected, actual: after))
      }
      return exhaustivity == .on && before == after ? .nothingChanges : nil
    } catch {
      return .thrown(by: error)
    }
  }
}
