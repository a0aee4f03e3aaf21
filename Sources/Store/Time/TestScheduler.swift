import TestFailures

/// A scheduler whose time a test controls.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(1)) { … }
///     scheduler.advance(by: .seconds(1))   // runs the work
///
/// `advance(by:)` runs the work on the calling thread, in the order of due times. Work that is due at the same time runs in
/// the order in which it was scheduled. Finding the next work item takes time linear in the number of scheduled items.
public final class TestScheduler: Scheduler, Sendable {
  private struct Item {
    var due: Duration
    var id: Int
    var work: @Sendable () -> Void
    /// Waits until the effects that the work woke are suspended again.
    var settle: @Sendable () -> Void

    var order: (Duration, Int) { (due, id) }
  }

  private struct Agenda {
    var now: Duration = .zero
    var nextID = 0
    var items: [Item] = []
  }

  /// The number of work items after which `run()` stops and fails the test.
  public static let runLimit = 10_000

  private let agenda = Locked(Agenda())

  /// Creates a scheduler at time zero.
  public init() {}

  /// The current time since the scheduler was created. Only `advance(by:)` and `run()` change it.
  public var now: Duration { agenda.withLock(\.now) }

  /// The due times of the scheduled work in ascending order, one for each work item.
  public var dueTimes: [Duration] { agenda.withLock { $0.items.map(\.due).sorted() } }

  /// Schedules work to run when the time is advanced past a delay.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
    schedule(at: now + max(delay, .zero), settle: {}, work)
  }

  func schedule(
    at due: Duration, settle: @escaping @Sendable () -> Void, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let id = agenda.withLock { agenda -> Int in
      agenda.nextID += 1
      agenda.items.append(Item(due: due, id: agenda.nextID, work: work, settle: settle))
      return agenda.nextID
    }
    return ScheduledWork { [weak self] in self?.agenda.withLock { $0.items.removeAll { $0.id == id } } }
  }

  /// Advances the time, and runs the work that is due, including work that is scheduled meanwhile.
  ///
  /// - Returns: The times at which work ran, without duplicates.
  @discardableResult
  public func advance(by duration: Duration = .zero) -> [Duration] {
    let target = now + max(duration, .zero)
    var times: [Duration] = []
    while let item = takeNext(until: target) {
      if times.last != item.due { times.append(item.due) }
      item.work()
      item.settle()
    }
    agenda.withLock { $0.now = max($0.now, target) }
    return times
  }

  /// Advances the time until no work is scheduled.
  ///
  /// Work that schedules itself again endlessly fails the test after ``runLimit`` work items.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    for _ in 0..<Self.runLimit {
      guard let next = dueTimes.first else { return }
      guard let item = takeNext(until: max(next, now)) else { return }
      item.work()
      item.settle()
    }
    reportTestFailure(
      """
      Scheduled work is endless: \(Self.runLimit) work items ran, and the next is due at \(dueTimes.first ?? now).
      Cancel the work that repeats itself, or use `advance(by:)`.
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func takeNext(until target: Duration) -> Item? {
    agenda.withLock { agenda in
      let next = agenda.items.indices.min { agenda.items[$0].order < agenda.items[$1].order }
      guard let next, agenda.items[next].due <= target else { return nil }
      let item = agenda.items.remove(at: next)
      agenda.now = max(agenda.now, item.due)
      return item
    }
  }
}
