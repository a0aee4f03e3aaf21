import SnapshotFoundation

/// The order in which a subject delivers a value to its subscribers: that in which the signals were created.
///
/// Several outputs of a view model often depend on one input. The view model creates them in an order of its own. If the
/// order of the subscriptions decided instead, a test that binds the outputs in another order would see other changes.
enum SubscriptionOrder {
  /// The position of the signal whose subscription is being set up.
  @TaskLocal private static var current: Int?
  private static let count = Locked(0)

  /// Returns the position of a new signal.
  static func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  /// The position that a subscription to a signal has, which is that of the outermost signal.
  static func position(of signal: Int) -> Int { current ?? signal }

  /// Sets up subscriptions that have a position.
  static func subscribing<Result>(at position: Int, _ body: () -> Result) -> Result {
    $current.withValue(position, operation: body)
  }
}
