import TestFailures

/// A scheduler whose time a test moves.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(1)) { … }
///     scheduler.advance(by: .seconds(1))   // does the work
///
/// Work is done by `advance` on the thread that calls it, in order of due times; what is due at one time is done in the
/// order in which it was scheduled. Finding the next piece of work takes time linear in what is scheduled.
public final class TestScheduler: Scheduler, Sendable {
  private struct Item {
    var due: Duration
    var id: Int
    var work: @Sendable () -> Void
    /// Lets what the work has woken come to rest.
    var settle: @Sendable () -> Void

    var order: (Duration, Int) { (due, id) }
  }

  private struct Agenda {
    var now: Duration = .zero
    var nextID = 0
    var items: [Item] = []
  }

  /// So many pieces of work ``run()`` does before it takes them to be without end.
  public static let runLimit = 10_000

  private let agenda = Locked(Agenda())

  public init() {}

  public var now: Duration { agenda.withLock(\.now) }

  /// When work is due, in order; one entry for each piece.
  public var dueTimes: [Duration] { agenda.withLock { $0.items.map(\.due).sorted() } }

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

  /// Moves the time on and does what falls due, including what is scheduled meanwhile.
  ///
  /// - Returns: The times at which work was done, each once.
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

  /// Does all that is scheduled, however late, and ends when nothing is.
  ///
  /// Work that schedules itself again without end fails the test after ``runLimit`` pieces.
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
      The scheduler's work never ends: \(Self.runLimit) pieces were done and more is due at \(dueTimes.first ?? now).
      Cancel what repeats itself, or use `advance(by:)`.
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
