import SnapshotFoundation

extension HarnessStep {
  /// Performs the step. Failures of the harness and of the code under test are reported at the line of the step.
  ///
  /// - Parameter position: The position of the step, if its line does not identify it.
  func attributingFailures<Result>(position: String?, _ body: () -> Result) -> Result {
    let outer = FailureChannel.interceptor
    return FailureChannel.$interceptor.withValue({ [site] failure in
      FailureChannel.$interceptor.withValue(outer) {
        let message = position.map { "\($0): \(failure.message)" } ?? failure.message
        FailureChannel.report(TestFailure(message, at: site))
      }
    }) { body() }
  }
}
