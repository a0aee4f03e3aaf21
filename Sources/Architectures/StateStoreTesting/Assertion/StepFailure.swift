import StateStore
import SnapshotFoundation
import SnapshotValueDump

/// A failure of a step in an exhaustive test, shared by `TestStore` and `TestHarness`.
enum StepFailure: Equatable {
  /// What happens without the test causing it directly.
  enum Event {
    /// An action that an effect sent.
    case action
    /// A change of the state that an output caused.
    case change
  }

  // The state.
  case stateMismatch(difference: String, hint: ChangeHint? = nil)
  case undescribedChange(difference: String)
  case nothingChanges
  case updateThrew(String)
  // Received actions and changes.
  case unhandled(Event, [String], before: String?, more: Int = 0)
  case nothingReceived(Event, expected: String, waitedFor: Duration?, inFlight: [String])
  case unexpectedAction(difference: String)
  case noReceivedActionsToSkip
  case noEffectsToSkip
  // Effects.
  case inFlight([String])
  case notFinished(String, waitedFor: Duration?)
  case neverSuspends([String], Duration)
  // Virtual time.
  case nothingScheduled(Duration, scheduler: String?)
  case advancesTooLittle(Duration, next: Duration)
  case advancesPast([Duration])
  case endlessWork(Duration)
  case workLeft([Duration], scheduler: String?)
  case noScheduler
  case unknownScheduler(String, known: [String])
  case sameSchedulerName(String)
  // Outputs.
  case outputFailed(String, error: String)
  case outputBeforeFirstStep(String, difference: String)
  case changesOutsideOfSteps([String])
  case changesBeforeStep([String])
  case repeatedValue(String, value: String)
  case unorderedMismatch(change: String)
  case unboundProperties([String])

  static func thrown(by error: any Error) -> StepFailure { .updateThrew(CompactText.text(of: error)) }

  /// Fails the running test.
  func report(at site: CallSite) { FailureChannel.report(TestFailure(message, at: site)) }
}

extension StepFailure {
  /// What happened, and how to fix it.
  var message: String {
    switch self {
    case .stateMismatch(let difference, let hint):
      "The state after this step differs from the expected state:\n\n\(difference)"
        + (hint.map { "\n\n\($0)" } ?? "")
    case .undescribedChange(let difference):
      """
      The state changed, but this step expects no change:

      \(difference)

      Describe the change in a closure of the step.
      """
    case .nothingChanges:
      """
      This step expects a change, but the state did not change.

      Remove the closure, or describe the change in it.
      """
    case .updateThrew(let error):
      "The closure that describes the expected state threw an error: \(error)"
    case .unhandled(.action, let actions, let next, _):
      """
      \(counted(actions.count, "received action was", "received actions were")) not asserted\
      \(next.map { " before \($0)" } ?? ""):

      \(listed(actions))

      Assert each action with `receive`, or skip them with `skipReceivedActions()`.
      """
    case .unhandled(.change, let changes, _, let more):
      """
      \(counted(changes.count + more, "change was", "changes were")) not described:

      \(listed(changes))\(more == 0 ? "" : "\n  … (\(more) more)")

      Describe every change, in order, with `==>`.
      """
    case .nothingReceived(.action, let expected, let waited, let inFlight):
      """
      Expected an action, but none was received\(waited.map { " within \($0)" } ?? ""):

      \(expected.indented)

      \(inFlight.isEmpty
        ? "No effect is running. Check that the reducer returns the effect that sends the action."
        : "The effects of these actions are still running. Advance their clock, or pass a longer `timeout:`.\n\n"
          + listed(inFlight))
      """
    case .nothingReceived(.change, let expected, _, _):
      """
      Expected another change, but there was none:

      \(expected.indented)

      Remove its closure, or check the output that changes the state.
      """
    case .unexpectedAction(let difference):
      "Received a different action than expected:\n\n\(difference)"
    case .noReceivedActionsToSkip:
      "There are no received actions to skip. Remove the call, or pass `strict: false`."
    case .noEffectsToSkip:
      "There are no running effects to skip. Remove the call, or pass `strict: false`."
    case .inFlight(let actions):
      """
      \(counted(actions.count, "effect is", "effects are")) still running at the end of the test, \
      started by:

      \(listed(actions))

      Advance the clock of each effect, send the action that cancels its ID, or call `skipInFlightEffects()`.
      """
    case .notFinished(let action, let waited):
      """
      The effect of this action did not finish\(waited.map { " within \($0)" } ?? ""):

      \(action.indented)

      \(waited == nil ? "Advance its clock" : "Pass a longer `timeout:`"), or call `cancel()`.
      """
    case .neverSuspends(let actions, let timeout):
      """
      Effects ran for \(timeout) without suspending and were cancelled. They were started by:

      \(listed(actions))

      An effect in an endless loop must suspend in each iteration, for example on a clock. If the effects only need more \
      time, increase `busyTimeout`.
      """
    case .nothingScheduled(let duration, let scheduler):
      """
      Cannot advance by \(duration): no work is scheduled\(on(scheduler)).

      Remove the step, or check why the view model scheduled no work.
      """
    case .advancesTooLittle(let duration, let next):
      """
      Advancing by \(duration) reaches no scheduled work: the next work is due in \(next).

      Advance by \(next).
      """
    case .advancesPast(let times):
      """
      This step advances past work that is due at \(times.count) different times: \
      \(times.map { "\($0)" }.joined(separator: ", ")).

      Use one step for each time, or set `allowsSkippingWork`.
      """
    case .endlessWork(let time):
      """
      Scheduled work is endless: \(TestScheduler.runLimit) work items ran at \(time), and more work is due at this time.

      The remaining work of this time was cancelled. Schedule repeated work after a positive delay.
      """
    case .workLeft(let times, let scheduler):
      """
      \(counted(times.count, "work item is", "work items are")) still scheduled\(on(scheduler)) at the end \
      of the test, due at \(unique(times)).

      Advance until the work has run, or cancel it in the view model.
      """
    case .noScheduler:
      """
      This step advances the time, but the harness has no scheduler.

      Pass the scheduler of the view model to `TestHarness(initialState:scheduler:)`.
      """
    case .unknownScheduler(let name, let known):
      """
      This step advances the scheduler "\(name)", which the harness does not have. Its schedulers are \
      \(known.map { "\"\($0)\"" }.joined(separator: ", ")).

      Use one of these names, or pass `TestScheduler(name: "\(name)")` to `TestHarness(initialState:schedulers:)`.
      """
    case .sameSchedulerName(let name):
      """
      Two schedulers of the harness are named "\(name)".

      Give each scheduler a unique name: `TestScheduler(name:)`.
      """
    case .outputFailed(let output, let error):
      """
      The output that is bound to \(output) failed with an error: \(error)

      Convert errors to values before they reach an output.
      """
    case .outputBeforeFirstStep(let output, let difference):
      """
      Binding \(output) changed the state before the first step:

      \(difference)

      Set the first value of the output in the initial state.
      """
    case .changesOutsideOfSteps(let changes):
      """
      \(counted(changes.count, "change")) happened outside of `assert`:

      \(listed(changes))

      Send inputs in the steps of `assert`.
      """
    case .changesBeforeStep(let changes):
      """
      \(counted(changes.count, "change")) happened before this step, and after the previous one:

      \(listed(changes))

      Check which thread sends the values. Work that runs later must be scheduled on a scheduler of the harness.
      """
    case .repeatedValue(let output, let value):
      """
      The output that is bound to \(output) sent an equal value again: \(value)

      Add `removeDuplicates()` to the output, or bind it with `repeatedValues: .ignored`.
      """
    case .unorderedMismatch(let change):
      """
      No closure of `inAnyOrder` describes this change:

      \(change.indented)

      Check the output, or describe the change in a separate closure.
      """
    case .unboundProperties(let names):
      """
      No output is bound to \(names.map { "`\($0)`" }.joined(separator: ", ")).

      Bind every property of the state with `bind(_:to:)`, so that the harness checks all outputs.
      """
    }
  }

  private func on(_ scheduler: String?) -> String { scheduler.map { " on the scheduler \"\($0)\"" } ?? "" }

  private func unique(_ times: [Duration]) -> String {
    times.indices.filter { $0 == 0 || times[$0] != times[$0 - 1] }.map { "\(times[$0])" }.joined(separator: ", ")
  }

  /// The items on a line each. A long list is shortened.
  private func listed(_ items: [String]) -> String {
    let limit = 40
    let more = items.count > limit ? ["  … (\(items.count - limit) more)"] : []
    return (items.prefix(limit).map(\.indented) + more).joined(separator: "\n")
  }
}
