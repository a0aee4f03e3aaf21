import StateStore
import SnapshotFoundation

/// What a harness does if an output sends a value that is equal to its latest value.
public enum RepeatedValues: Sendable {
  /// Equal values are not a change, and nothing is reported.
  case ignored
  /// An equal value fails the test, for outputs whose values cause expensive or visible work.
  case reported
}

/// The changes and errors of the outputs since the last step.
struct OutputRecord<State: Equatable & Sendable>: Sendable {
  struct Change: Sendable {
    var output: String
    var before: State
    var after: State

    var text: String { "\(output):\n\n\(StateDifference.text(expected: before, actual: after))" }
  }

  var state: State
  var changes: [Change] = []
  var failures: [StepFailure] = []
  /// Whether the outputs are being bound. The first value of an output is not a repetition.
  var isBinding = false

  mutating func add<Value>(
    _ event: SignalEvent<Value>, of output: String, repeatedValues: RepeatedValues,
    update: (inout State, Value) -> Void
  ) {
    switch event {
    case .value(let value):
      let before = state
      update(&state, value)
      if state != before {
        changes.append(Change(output: output, before: before, after: state))
      } else if repeatedValues == .reported, !isBinding {
        failures.append(.repeatedValue(output, value: CompactText.text(of: value)))
      }
    case .failure(let error): failures.append(.outputFailed(output, error: CompactText.text(of: error)))
    case .completed: break
    }
  }

  /// Returns the record, and removes its changes and failures.
  mutating func takeAll() -> OutputRecord {
    defer { (changes, failures) = ([], []) }
    return self
  }
}
