import Foundation

/// Waits for asynchronous snapshots.
package enum Waiting {
  /// Returns the result of asynchronous work.
  ///
  /// On the main thread, the run loop runs while waiting, so that work on the main queue can finish. On other threads,
  /// ``ExtraThreads`` runs the tasks that the work waits for.
  package static func result<Value>(of work: @autoclosure () throws -> Async<Value>, timeout: TimeInterval) throws
    -> Value
  {
    try ExtraThreads.shared.makingSnapshot {
      let work = try work()
      if let immediate = work.immediate { return try immediate() }
      let box = Box<Value>()
      work.start { box.set($0) }
      if let result = box.result { return try result.get() }
      return try ExtraThreads.shared.blocking { try box.wait(timeout: timeout) }
    }
  }

  /// Returns the result of asynchronous work, and suspends the task while it waits, so that the work may need its actor.
  ///
  /// The time is that of the pauses, not that of the clock: a pause ends late where threads are busy, and then so does the
  /// work. Nor does the time count in which other work, such as other tests, keeps the main thread busy.
  static func result<Value>(
    awaiting work: Async<Value>, timeout: TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    let box = Box<Value>()
    work.start { box.set($0) }
    var waited: TimeInterval = 0
    var turns = 1
    var probe: ThreadProbe?
    while true {
      if let result = box.result { return try result.get() }
      if waited >= timeout, let found = probe?.finding {
        guard found == .mainThreadIsBusy(isOwn: false), turns < mostTurns else {
          throw Timeout(seconds: timeout, reason: found)
        }
        (waited, turns, probe) = (0, turns + 1, nil)
      }
      if waited >= timeout / 2, probe == nil { probe = ThreadProbe() }
      // NB: it returns at once in a cancelled task, whose wait is short.
      try? await Task.sleep(nanoseconds: 1_000_000)
      waited += 0.001
    }
  }

  /// How often the time of an assertion starts again because other work keeps the main thread busy.
  private static let mostTurns = 24

  // @unchecked: `lock` guards `first` and `arrived`.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var first: Result<Value, any Error>?
    /// Exists once a thread waits, because most results are there at once.
    private var arrived: DispatchSemaphore?

    var result: Result<Value, any Error>? {
      lock.lock()
      defer { lock.unlock() }
      return first
    }

    /// Stores the first result. Later results are ignored.
    func set(_ result: Result<Value, any Error>) {
      lock.lock()
      let isFirst = first == nil
      if isFirst { first = result }
      let arrived = arrived
      lock.unlock()
      if isFirst { arrived?.signal() }
    }

    /// Returns the semaphore that the first result signals, unless there is one already.
    private func arrival() -> DispatchSemaphore? {
      lock.lock()
      defer { lock.unlock() }
      guard first == nil else { return nil }
      let arrival = arrived ?? DispatchSemaphore(value: 0)
      arrived = arrival
      return arrival
    }

    func wait(timeout: TimeInterval) throws -> Value {
      var turns = 1
      while true {
        let start = Date()
        wait(until: start + timeout / 2) { result != nil }
        if let result { return try result.get() }
        let probe = ThreadProbe()
        wait(until: start + timeout) { result != nil }
        if let result { return try result.get() }
        // On a busy machine, threads may need more time to respond.
        wait(until: Date(timeIntervalSinceNow: ThreadProbe.longestWait)) { probe.isAnswered }
        let found = probe.finding
        guard found == .mainThreadIsBusy(isOwn: false), turns < mostTurns else {
          throw Timeout(seconds: timeout, reason: found)
        }
        turns += 1
      }
    }

    private func wait(until deadline: Date, or isDone: () -> Bool) {
      while !isDone(), Date() < deadline {
        if Thread.isMainThread {
          _ = RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
        } else if let arrived = arrival() {
          _ = arrived.wait(timeout: .now() + max(0, min(deadline.timeIntervalSinceNow, 0.1)))
        } else {
          Thread.sleep(forTimeInterval: 0.001)
        }
      }
    }
  }

  struct Timeout: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var reason: ThreadProbe.Finding
    var description: String {
      """
      Exceeded timeout of \(seconds) seconds waiting for snapshot.
      \(reason.message)
      """
    }
  }
}
