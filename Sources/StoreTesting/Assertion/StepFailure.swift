import Store
import TestFailures

/// Why a step of an exhaustive test fails. A test store and a harness fail in these ways, with these words.
enum StepFailure: Equatable {
  /// What a test is told of while it runs.
  enum Subject: String {
    case action
    case change

    /// What a step does with it.
    var remedy: String {
      switch self {
      case .action: "Describe each with `receive`, or skip them with `skipReceivedActions`."
      case .change: "Describe each, in order, with `==>`."
      }
    }
  }

  // The state.
  case stateMismatch(difference: String)
  case undescribedChange(difference: String)
  case nothingChanges
  case updateThrew(String)
  // What comes by itself.
  case unhandled(Subject, [String], before: String?)
  case nothingReceived(Subject, expected: String, waitedFor: Duration?, inFlight: [String])
  case unexpectedAction(difference: String)
  case nothingToSkip(String)
  // Effects.
  case inFlight([String])
  case neverRests([String], Duration)
  // Virtual time.
  case nothingScheduled(Duration)
  case stopsShort(Duration, next: Duration)
  case skipsPast([Duration])
  case workLeft([Duration])
  case noScheduler
  // Outputs.
  case outputFailed(String, error: String)
  case outputBeforeFirstStep(String, difference: String)
  case outputOutsideOfSteps([String])
  case unboundOutputs([String])
}

extension StepFailure {
  /// What a person reads: what happened, and what to do.
  var message: String {
    switch self {
    case .stateMismatch(let difference):
      "The state is not what the step says:\n\n\(difference)"
    case .undescribedChange(let difference):
      "The state changed, but the step describes no change:\n\n\(difference)"
    case .nothingChanges:
      "The step describes a change, but the state did not change.\n\nRemove the closure, or let it say what changes."
    case .updateThrew(let error):
      "The closure that describes the change threw an error: \(error)"
    case .unhandled(let subject, let items, let next):
      """
      \(counted(items.count, "received \(subject.rawValue)")) \(items.count == 1 ? "was" : "were") not handled\
      \(next.map { " before \($0)" } ?? ""):

      \(listed(items))

      \(subject.remedy)
      """
    case .nothingReceived(let subject, let expected, let waited, let inFlight):
      "Expected to receive \(subject == .action ? "an action" : "another change"), but none came"
        + (waited.map { " within \($0)" } ?? "") + ":\n\n\(expected.indented)"
        + (inFlight.isEmpty
          ? ""
          : "\n\nEffects of these actions are still running; move their clock on, or wait longer with `timeout:`.\n\n"
            + listed(inFlight))
    case .unexpectedAction(let difference):
      "Received another action than the step says:\n\n\(difference)"
    case .nothingToSkip(let what):
      "There \(what) to skip. Remove the call, or pass `strict: false`."
    case .inFlight(let actions):
      """
      \(counted(actions.count, "effect")) \(actions.count == 1 ? "is" : "are") still running at the end. \
      \(actions.count == 1 ? "It was" : "They were") started by:

      \(listed(actions))

      Let them end: move their clock on, send what cancels them, or skip them with `skipInFlightEffects`.
      """
    case .neverRests(let actions, let patience):
      """
      Effects have been busy for \(patience) without waiting for anything, and are cancelled. They were started by:

      \(listed(actions))

      An effect that never ends must wait for something, such as a clock, each time around.
      """
    case .nothingScheduled(let duration):
      "Cannot advance by \(duration): nothing is scheduled.\n\nRemove the step, or look for the work that was forgotten."
    case .stopsShort(let duration, let next):
      "Advancing by \(duration) stops short: the next work is due in \(next).\n\nAdvance by \(next)."
    case .skipsPast(let times):
      """
      One step advances past work that is due at \(times.count) times: \(times.map { "\($0)" }.joined(separator: ", ")).

      Advance to each of them in a step of its own.
      """
    case .workLeft(let times):
      """
      \(counted(times.count, "piece")) of work \(times.count == 1 ? "is" : "are") still scheduled at the end, due at \
      \(unique(times)).

      Advance until it is done, or let the view model cancel it.
      """
    case .noScheduler:
      "A step advances the time, but the harness has no scheduler.\n\nGive it one: TestHarness(initialState:scheduler:)."
    case .outputFailed(let output, let error):
      "The output bound to \(output) ended with an error: \(error)\n\nTurn errors into values before they reach an output."
    case .outputBeforeFirstStep(let output, let difference):
      "Binding \(output) changed the state before any step:\n\n\(difference)\n\nLet the initial state say what outputs begin with."
    case .outputOutsideOfSteps(let items):
      "\(counted(items.count, "change")) came outside of `assert`:\n\n\(listed(items))\n\nGive inputs inside of steps."
    case .unboundOutputs(let names):
      """
      No output is bound to \(names.map { "`\($0)`" }.joined(separator: ", ")).

      Bind every property of the state in `setUpTestHarness`, so that no output goes unseen.
      """
    }
  }

  private func unique(_ times: [Duration]) -> String {
    times.indices.filter { $0 == 0 || times[$0] != times[$0 - 1] }.map { "\(times[$0])" }.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func listed(_ items: [String]) -> String { items.map(\.indented).joined(separator: "\n") }

  /// Fails the test that runs.
  func report(at site: CallSite) { FailureChannel.report(TestFailure(message, at: site)) }
}
