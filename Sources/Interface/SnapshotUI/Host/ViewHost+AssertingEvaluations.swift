import SnapshotFoundation

extension ViewHost {
  /// Fails the test if the evaluations differ from the expected ones, and prints the difference.
  ///
  ///     host.assertBodyEvaluations(
  ///       """
  ///       CounterScreen: @self, @identity, _count changed.
  ///       CounterScreen: _count changed.
  ///       """)
  ///
  /// - Parameters:
  ///   - expected: The evaluations so far, one per line.
  ///   - type: The view type to compare; `nil` for all.
  public func assertBodyEvaluations(
    _ expected: String, of type: (any View.Type)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let message: String
    do {
      let evaluations = try currentEvaluations().filter { type == nil || Swift.type(of: $0.view) == type }
      let actual = evaluations.map(\.description)
      let expected = expected.split(separator: "\n").map(String.init)
      guard actual != expected else { return }
      message = EvaluationDifference(expected: expected, actual: actual).message
    } catch {
      message = CompactText.text(of: error)
    }
    FailureChannel.report(
      TestFailure(message, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
