extension Duration {
  /// The latest time of a test scheduler: about 73 billion years. Later times are reached by no test and would overflow.
  package static let latestTime = Duration.seconds(Int64.max / 4)

  /// Returns the sum, at most ``latestTime`` in both directions. Adding durations with `+` traps on overflow.
  package func addingClamped(_ other: Duration) -> Duration { (clamped + other.clamped).clamped }

  /// The nearest duration that does not overflow in a sum.
  var clamped: Duration { min(max(self, .zero - .latestTime), .latestTime) }
}
