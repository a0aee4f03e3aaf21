import SnapshotFoundation

/// A scheduler whose time a test controls.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(1)) { … }
///     scheduler.advance(by: .seconds(1))   // runs the work
///
/// `advance(by:)` runs the work on the calling thread, in the order of due times. Work that is due at the same time runs in
/// the order in which it was scheduled. Finding the next work item takes constant time.
public final class TestScheduler: Scheduler, Sendable {
  /// The number of work items after which `run()` stops and fails the test. The same number of work items at one time makes
  /// `advance(by:)` fail the test.
  package static let runLimit = 10_000
  /// The number of work items after which `advance(by:)` stops and fails the test.
  package static let advanceLimit = 1_000_000

  /// The name in failures of a harness with several schedulers, such as `main` or `background`.
  public let name: String

  private let agenda = Locked(Agenda())

  /// Creates a scheduler at time zero.
  ///
  /// - Parameter name: The name by which steps of a `TestHarness` advance it (default: `test`).
  public init(name: String = "test") { self.name = name }

  /// The current time since the scheduler was created. Only `advance(by:)`, `advance(to:)` and `run()` change it.
  public var now: Duration { agenda.withLock(\.now) }

  /// The due times of the scheduled work in ascending order, one for each work item.
  public var dueTimes: [Duration] { agenda.withLock { $0.items.reversed().map(\.due) } }

  /// The due time of the next work item; `nil` without scheduled work.
  package var nextDueTime: Duration? { agenda.withLock { $0.items.last?.due } }

  /// Schedules work to run when the time is advanced past a delay.
  ///
  /// A negative delay is zero. A delay that no test can reach is shortened to the latest time of the scheduler.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    schedule(at: now.addingClamped(max(delay, .zero)), settle: {}, work)
  }

  /// - Parameter settle: Waits until the effects that the work woke are suspended again.
  func schedule(
    at due: Duration, settle: @escaping @Sendable () -> Void, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let id = agenda.withLock { $0.insert(due: due, work: work, settle: settle) }
    return ScheduledWork { [weak self] in
      // The item is released outside of the lock.
      _ = self?.agenda.withLock { $0.remove(due: due, id: id) }
    }
  }

  /// Advances the time, and runs the work that is due, including work that is scheduled meanwhile.
  ///
  /// Fails the test if the duration is negative, or if work schedules itself again endlessly without a delay.
  ///
  /// - Returns: The times at which work ran, without duplicates.
  @discardableResult
  public func advance(
    by duration: Duration = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Duration] {
    advance(by: duration, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time to a later time, and runs the work that is due, including work that is scheduled meanwhile.
  ///
  /// Fails the test if the time is earlier than ``now``.
  ///
  /// - Parameter time: The time since the scheduler was created.
  /// - Returns: The times at which work ran, without duplicates.
  @discardableResult
  public func advance(
    to time: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> [Duration] {
    advance(to: time, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  package func advance(by duration: Duration, at site: CallSite) -> [Duration] {
    guard duration >= .zero else {
      SchedulerFailure.negativeDuration(duration).report(at: site)
      return []
    }
    guard duration <= .latestTime, now + duration <= .latestTime else {
      SchedulerFailure.tooFar(duration).report(at: site)
      return []
    }
    return advance(to: now + duration, at: site)
  }

  package func advance(to time: Duration, at site: CallSite) -> [Duration] {
    guard time >= now else {
      SchedulerFailure.earlierTime(time, now: now).report(at: site)
      return []
    }
    guard time <= .latestTime else {
      SchedulerFailure.tooFar(time).report(at: site)
      return []
    }
    var times: [Duration] = []
    var (total, atThisTime) = (0, 0)
    while let item = takeNext(until: time) {
      atThisTime = times.last == item.due ? atThisTime + 1 : 1
      total += 1
      if times.last != item.due { times.append(item.due) }
      guard atThisTime <= Self.runLimit, total <= Self.advanceLimit else {
        // The work that is due later stays scheduled, so that the test can continue.
        let failure: SchedulerFailure = atThisTime > Self.runLimit ? .endlessAt(item.due) : .tooMuchWork(until: time)
        cancelWork(until: atThisTime > Self.runLimit ? item.due : time)
        failure.report(at: site)
        continue
      }
      item.work()
      item.settle()
    }
    agenda.withLock { $0.now = max($0.now, time) }
    return times
  }

  /// Advances the time until no work is scheduled.
  ///
  /// Work that schedules itself again endlessly fails the test after 10,000 work items.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    for _ in 0..<Self.runLimit {
      guard let item = takeNext(until: .latestTime) else { return }
      item.work()
      item.settle()
    }
    guard let next = nextDueTime else { return }
    SchedulerFailure.endless(next: next)
      .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time without running work.
  package func elapse(to time: Duration) { agenda.withLock { $0.now = max($0.now, time) } }

  /// Cancels the work that is due until a time.
  package func cancelWork(until time: Duration) { _ = agenda.withLock { $0.removeAll(until: time) } }

  private func takeNext(until target: Duration) -> Agenda.Item? { agenda.withLock { $0.takeNext(until: target) } }
}

/// The scheduled work of a test scheduler.
private struct Agenda {
  struct Item {
    var due: Duration
    var id: Int
    var work: @Sendable () -> Void
    var settle: @Sendable () -> Void
  }

  var now: Duration = .zero
  /// In descending order of due times and identifiers, so that the next item is the last.
  private(set) var items: [Item] = []
  private var lastID = 0

  mutating func insert(
    due: Duration, work: @escaping @Sendable () -> Void, settle: @escaping @Sendable () -> Void
  ) -> Int {
    lastID += 1
    items.insert(Item(due: due, id: lastID, work: work, settle: settle), at: index(due: due, id: lastID))
    return lastID
  }

  mutating func remove(due: Duration, id: Int) -> Item? {
    let index = index(due: due, id: id)
    return index < items.count && items[index].id == id ? items.remove(at: index) : nil
  }

  /// Removes the items that are due until a time.
  mutating func removeAll(until time: Duration) -> [Item] {
    let start = index(due: time, id: .max)
    defer { items.removeSubrange(start...) }
    return Array(items[start...])
  }

  mutating func takeNext(until target: Duration) -> Item? {
    guard let next = items.last, next.due <= target else { return nil }
    now = max(now, next.due)
    return items.removeLast()
  }

  /// Returns the index of an item, or the index at which to insert it.
  private func index(due: Duration, id: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if (items[middle].due, items[middle].id) > (due, id) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
