extension Flow: BodyEvaluating {
  /// The evaluations of bodies in each step. Empty if no body was evaluated in the flow.
  ///
  ///     1 opens
  ///         CounterScreen: @self, @identity, _count changed.
  ///     2 taps Increase
  ///         CounterScreen: _count changed.
  ///     3 taps Same
  ///         no evaluations
  public var bodyEvaluationsText: String {
    guard steps.contains(where: { !$0.evaluations.isEmpty }) else { return "" }
    return steps.map { step in
      let evaluations = step.evaluations.map(\.description)
      let lines = evaluations.isEmpty ? ["no evaluations"] : evaluations
      return "\(step.number) \(step.action)\n" + lines.map { "    \($0)\n" }.joined()
    }
    .joined()
  }
}
