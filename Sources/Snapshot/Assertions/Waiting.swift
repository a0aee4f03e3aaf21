import Foundation

/// Waits for what arrives later.
enum Waiting {
  /// The work's result; throws its error, or that it took too long.
  ///
  /// On the main thread the run loop turns meanwhile, so that work of the main queue can finish.
  static func result<Value>(of work: Async<Value>, timeout: TimeInterval) throws -> Value {
    let box = Box<Value>()
    work.start { box.set($0) }
    if let result = box.result { return try result.get() }
    let deadline = Date(timeIntervalSinceNow: timeout)
    while box.result == nil, Date() < deadline {
      if Thread.isMainThread {
        _ = RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
      } else {
        _ = box.arrived.wait(timeout: .now() + max(0, deadline.timeIntervalSinceNow))
      }
    }
    guard let result = box.result else { throw Timeout(seconds: timeout) }
    return try result.get()
  }

  private final class Box<Value>: @unchecked Sendable {
    let arrived = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var first: Result<Value, any Error>?

    var result: Result<Value, any Error>? {
      lock.lock()
      defer { lock.unlock() }
      return first
    }

    /// Only the first result counts.
    func set(_ result: Result<Value, any Error>) {
      lock.lock()
      let isFirst = first == nil
      if isFirst { first = result }
      lock.unlock()
      if isFirst { arrived.signal() }
    }
  }

  struct Timeout: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      """
      Exceeded timeout of \(seconds) seconds waiting for snapshot.
      If the work needs longer, raise the `timeout:` of the assertion.
      """
    }
  }
}
