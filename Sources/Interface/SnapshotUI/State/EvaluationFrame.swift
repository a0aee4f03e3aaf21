/// The context for property wrappers while a view's code runs: the environment and, under a host, the state. Unchecked
/// because a task-local value must be `Sendable`; only the thread that evaluates the view uses it.
struct EvaluationFrame: @unchecked Sendable {
  /// The frame of the running code; `nil` outside of bodies and actions.
  @TaskLocal static var current: EvaluationFrame?

  /// The kind of code that runs.
  enum Work {
    /// A body, or a closure of it that creates views. It must not write state.
    case body
    /// The code of a primitive view, such as a toggle that reads its binding.
    case elements
    /// An action, which may write state.
    case action
  }

  let environment: EnvironmentBox
  var state: (any StateSource)?
  var work = Work.body
  /// The body that depends on the values that are read.
  var reader: (any StateSource)?
  /// The journal for diagnostics, and the view whose body runs.
  var journal: EvaluationJournal?
  var identity: ViewIdentity?
  /// The modifier or control whose action runs.
  var modifier: String?

  /// The place of the running action, for messages.
  var place: ActionPlace? { modifier.map { ActionPlace(identity: identity, modifier: $0) } }

  /// Reports a state property that is written in a body without a host.
  func reportWrite() {
    report(.stateWrittenInBody, "the body writes state, which has no effect; write state in an action")
  }

  /// Reports an environment property of a class that is read in a body.
  ///
  /// - Parameter type: The name of the class.
  func reportEnvironment(of type: String) {
    report(
      .environmentOutsideOfView,
      "@Environment in the class \(type) reads the default value; read it in the view, and pass the value on")
  }

  /// Reports a value that is not used.
  func reportInvalidValue(_ message: String) { report(.invalidValue, message) }

  /// Adds a diagnostic of the running body, once for each view.
  private func report(_ rule: ViewDiagnostic.Rule, _ message: String) {
    let path = identity?.typePath ?? "View"
    guard let journal, !journal.diagnostics.contains(where: { $0.rule == rule && $0.path == path }) else { return }
    journal.diagnostics.append(ViewDiagnostic(rule, path: path, message: message))
  }
}

/// The place of an action in a view: the view, and the modifier that has the action.
struct ActionPlace: CustomStringConvertible {
  let identity: ViewIdentity?
  let modifier: String

  /// Such as `Screen/VStack/Text: onAppear`.
  var description: String { "\(identity?.typePath ?? "View"): \(modifier)" }
}

/// Provides the storage of the state of a view and its enclosing views.
protocol StateSource: AnyObject {
  /// Returns the storage for the seed of a state property; `nil` if no enclosing view owns it.
  func storage(of seed: AnyObject) -> AnyObject?

  /// Called when the view's body reads a storage.
  func didRead(_ storage: any HostedStorage)

  /// Called when elements of the view's body read a storage.
  func didShow(_ storage: any HostedStorage)

  /// Called when the view's body reads a value outside of the view tree through a binding.
  func didRead(_ value: ObservedValue)

  /// Called when elements of the view's body read a value outside of the view tree through a binding.
  func didShow(_ value: ObservedValue)

  /// Called when the view's body writes a state property.
  func didWrite(_ name: String)

  /// The view whose body contains the running closures, and which depends on the values that they read.
  var readerOfClosures: (any StateSource)? { get }

  /// Whether a model has changed that closures of the view's body read, so that they may create other views.
  var hasNewClosures: Bool { get }

  /// Runs a closure and observes the models that it reads.
  func observingClosure<Result>(_ closure: () -> Result) -> Result
}

extension StateSource {
  func didRead(_ storage: any HostedStorage) {}

  func didShow(_ storage: any HostedStorage) {}

  func didRead(_ value: ObservedValue) {}

  func didShow(_ value: ObservedValue) {}

  func didWrite(_ name: String) {}

  var readerOfClosures: (any StateSource)? { nil }

  var hasNewClosures: Bool { false }

  func observingClosure<Result>(_ closure: () -> Result) -> Result { closure() }
}
