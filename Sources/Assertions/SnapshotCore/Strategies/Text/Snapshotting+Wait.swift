import Foundation

extension Snapshotting {
  /// Waits before another strategy takes its snapshot, for values that need time to settle.
  ///
  ///     assertSnapshot(of: screen, as: .wait(for: 0.5, on: .image))
  ///
  /// Records the same as the other strategy.
  ///
  /// On the main thread, the run loop runs while waiting. The time does not count towards the assertion's `timeout:`.
  ///
  /// - Parameter duration: The time to wait in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      pass(duration)
      return strategy.snapshot(value)
    }
  }

  private static func pass(_ duration: TimeInterval) {
    let deadline = Date(timeIntervalSinceNow: duration)
    guard Thread.isMainThread else { return ExtraThreads.shared.blocking { Thread.sleep(until: deadline) } }
    while Date() < deadline {
      let step = min(deadline, Date(timeIntervalSinceNow: 0.01))
      // NB: a run loop that has nothing to wait for returns at once.
      if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
    }
  }
}
