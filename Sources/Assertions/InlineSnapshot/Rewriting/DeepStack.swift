import Foundation

/// Runs recursive work, such as parsing, on a thread with a large stack. The threads that run tests have small stacks.
enum DeepStack {
  /// Returns the result of a closure that runs on a new thread.
  static func run<R>(_ work: @escaping () -> R) -> R {
    let result = ResultBox<R>(work)
    let thread = Thread { result.run() }
    thread.stackSize = 64 << 20
    thread.start()
    return result.wait()
  }

  /// `@unchecked` because the semaphore orders the accesses: one thread writes `result` before the signal, the other reads it
  /// afterwards.
  private final class ResultBox<R>: @unchecked Sendable {
    private let work: () -> R
    private let done = DispatchSemaphore(value: 0)
    private var result: R?

    init(_ work: @escaping () -> R) { self.work = work }

    func run() {
      result = work()
      done.signal()
    }

    func wait() -> R {
      done.wait()
      // The other thread has always set the result before the signal.
      guard let result else { return work() }
      return result
    }
  }
}
