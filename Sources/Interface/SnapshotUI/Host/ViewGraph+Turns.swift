import Foundation

/// Updates without a caller: a body that must be evaluated again is evaluated on the next turn of the main actor.
extension ViewGraph {
  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current code runs on the main thread, or in a block of the main queue, which any thread may run on Linux.
  static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// Updates the host on the next turn of the main actor, now and after each change.
  func updateOnMainActor() {
    let schedule: @Sendable () -> Void = { [weak self] in
      // A task that starts during an update would belong to the update, a block of the queue does not.
      DispatchQueue.main.async { Task.detached { @MainActor in self?.takeTurn() } }
    }
    changes.notifyOfFirstChange(schedule)
    schedule()
  }

  /// Applies changes that no caller has applied. An error is thrown again by the next use of the host.
  private func takeTurn() {
    guard changes.isOutdated else { return }
    try? host?.settle()
  }
}
