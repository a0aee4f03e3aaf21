import CSnapshotMainActorChecks

/// A screen that is updated on the current thread, for code that runs outside of evaluation frames, such as a detached
/// task.
class ScreenThread {
  /// The state of the views on the screen; `nil` if view values refer to it themselves.
  weak var states: (any StateSource)?

  /// The screen of the current thread.
  static var current: ScreenThread? {
    task_jobs_queue().map { Unmanaged<ScreenThread>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the storage for the seed of a state property: in the running code, otherwise on the thread's screen.
  static func storage(of seed: AnyObject) -> AnyObject? {
    if let frame = EvaluationFrame.current { return frame.state?.storage(of: seed) }
    return current?.states?.storage(of: seed)
  }
}
