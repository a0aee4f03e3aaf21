// The gestures of which others consist. One of them may be a type of the user's that reads the environment.

extension _ChangedGesture: CodeComposing {
  var codeParts: [Any] { [base] }
}

extension GestureStateGesture: CodeComposing {
  var codeParts: [Any] { [base] }
}

extension SimultaneousGesture: CodeComposing {
  var codeParts: [Any] { [first, second] }
}

extension SequenceGesture: CodeComposing {
  var codeParts: [Any] { [first, second] }
}

extension ExclusiveGesture: CodeComposing {
  var codeParts: [Any] { [first, second] }
}

extension Optional: CodeComposing where Wrapped: Gesture {
  var codeParts: [Any] { map { [$0] } ?? [] }
}
