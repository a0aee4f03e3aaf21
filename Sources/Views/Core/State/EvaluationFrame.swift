/// What property wrappers find while a view's code runs: the environment in which its body was evaluated, and, under a
/// host, the node that keeps its state.
struct EvaluationFrame: @unchecked Sendable {
  /// The frame of the code that runs; `nil` outside of bodies and actions.
  @TaskLocal static var current: EvaluationFrame?

  /// What runs.
  enum Work {
    /// A body, or a closure that it made and that makes views. It must not write.
    case body
    /// Views that make their elements themselves: a toggle reads its binding.
    case elements
    /// What a person or a view on the screen caused. It may write.
    case action
  }

  let environment: EnvironmentBox
  var state: (any StateSource)?
  var work = Work.body
  /// Who depends on what a body reads.
  var reader: (any StateSource)?
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

/// Knows where the state of one view lives, and that of the views around it.
protocol StateSource: AnyObject {
  /// The storage of the state whose value a view was made with; `nil` where no view around here has it.
  func storage(of seed: AnyObject) -> AnyObject?

  /// Hears of a storage that was read while the view's body ran.
  func didRead(_ storage: any HostedStorage)

  /// Hears of a storage that was read while elements were made of the view's body.
  func didShow(_ storage: any HostedStorage)

  /// Hears of a state that was written while the view's body ran.
  func didWrite(_ name: String)

  /// Who depends on what the closures read that stand in the view's body: the view whose code they are.
  var readerOfClosures: (any StateSource)? { get }

  /// Whether closures of the view's body may make other views than in the last pass, because of a model that they read.
  var hasNewClosures: Bool { get }

  /// Runs such a closure, and notes the models that it reads.
  func observingClosure<Result>(_ closure: () -> Result) -> Result
}

extension StateSource {
  func didRead(_ storage: any HostedStorage) {}

  func didShow(_ storage: any HostedStorage) {}

  func didWrite(_ name: String) {}

  var readerOfClosures: (any StateSource)? { nil }

  var hasNewClosures: Bool { false }

  func observingClosure<Result>(_ closure: () -> Result) -> Result { closure() }
}
