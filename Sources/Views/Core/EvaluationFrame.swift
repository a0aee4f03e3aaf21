/// What property wrappers find while a view's code runs: the environment in which its body was evaluated, and, under a
/// host, the node that keeps its state.
struct EvaluationFrame: @unchecked Sendable {
  /// The frame of the code that runs; `nil` outside of bodies and actions.
  @TaskLocal static var current: EvaluationFrame?

  let environment: EnvironmentBox
  var state: (any StateSource)?
  /// Whether a body runs, which must not write; an action may.
  var isEvaluating = true
  /// Where what goes wrong is noted, and the view whose body runs.
  var journal: EvaluationJournal?
  var identity: ViewIdentity?

  /// Notes that a body writes a state that no host keeps.
  func reportWrite() {
    let path = identity?.typePath ?? "View"
    guard let journal, !journal.diagnostics.contains(where: { $0.rule == .stateWrittenInBody && $0.path == path })
    else { return }
    journal.diagnostics.append(
      ViewDiagnostic(
        .stateWrittenInBody, path: path,
        message: "a state was written while the body was evaluated, which changes nothing; write it in an action"))
  }
}

/// Knows where the state of one view lives.
protocol StateSource: AnyObject {
  /// The storage of the state whose value a view was made with; `nil` for the state of another view.
  func storage(of seed: AnyObject) -> AnyObject?

  /// Hears of a storage that was read while the view's body ran.
  func didRead(_ storage: any HostedStorage)

  /// Hears of a state that was written while the view's body ran.
  func didWrite(_ name: String)
}
