import SnapshotFoundation

nonisolated extension View {
  /// Prints why the running body is evaluated, to the standard error: `Counter: _count changed.`
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()
  ///       Text("\(count)")
  ///     }
  ///
  /// The causes are those of ``BodyEvaluation/changes``. In a picture without a host, each body is evaluated once, for
  /// `@self` and `@identity`. Outside of a body, nothing is printed.
  public static func _printChanges() {
    guard let frame = EvaluationFrame.current, frame.work == .body else { return }
    let changes = (frame.state as? ViewNode)?.lastChanges ?? ["@self", "@identity"]
    ErrorOutput.write("\(typeName(Self.self)): \(changes.joined(separator: ", ")) changed.")
  }

  /// Prints why the running body is evaluated, like ``_printChanges()``.
  public static func _logChanges() { _printChanges() }
}
