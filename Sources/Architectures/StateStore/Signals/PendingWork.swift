import SnapshotFoundation

/// The scheduled work of one subscription. It is cancelled with the subscription.
final class PendingWork: Sendable {
  private struct State {
    var lastID = 0
    var isClosed = false
    /// The work that has not run. The value is `nil` until the scheduler has returned.
    var items: [Int: ScheduledWork?] = [:]
  }

  private let scheduler: any Scheduler
  private let state = Locked(State())

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// Schedules work, unless the subscription was cancelled.
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) {
    let id = state.withLock { state -> Int? in
      guard !state.isClosed else { return nil }
      state.lastID += 1
      state.items[state.lastID] = .some(nil)
      return state.lastID
    }
    guard let id else { return }
    let item = scheduler.schedule(after: delay) { if self.take(id) { work() } }
    let isPending = state.withLock { state -> Bool in
      guard state.items[id] != nil else { return false }
      state.items[id] = .some(item)
      return true
    }
    // It has run already, or was cancelled meanwhile.
    if !isPending { item.cancel() }
  }

  /// Cancels the work that has not run.
  func cancel() { cancel(isClosed: false) }

  /// Cancels the work that has not run, and ignores later work.
  func close() { cancel(isClosed: true) }

  private func cancel(isClosed: Bool) {
    let items = state.withLock { state -> [Int: ScheduledWork?] in
      defer { state.items = [:] }
      if isClosed { state.isClosed = true }
      return state.items
    }
    for (_, item) in items { item?.cancel() }
  }

  private func take(_ id: Int) -> Bool { state.withLock { $0.items.removeValue(forKey: id) != nil } }
}
