import Foundation

// Work that waits for a time. While a screen is updated, the clock of the context counts, which takes no time.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a time: of the context's clock in the code of a view, otherwise of the system's clock.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep(for duration: Duration) async throws {
    guard let queue = TaskQueue.currentQueue else { return try await ContinuousClock().sleep(for: duration) }
    let timer = ClockTimer()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        timer.start { isCancelled in
          if isCancelled {
            continuation.resume(throwing: _Concurrency.CancellationError())
          } else {
            continuation.resume()
          }
        }
        queue.add(timer, after: duration)
      }
    } onCancel: {
      timer.cancel()
    }
  }

  /// Suspends the task for a time in nanoseconds: of the context's clock in the code of a view, otherwise of the system's
  /// clock.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

extension DispatchQueue {
  /// Runs a closure soon. On the main queue, the closure of a view has the view's environment, and runs before the
  /// picture is drawn.
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let queue = TaskQueue.currentQueue, isMain else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    queue.add(ClockTimer(running: work), after: .zero)
  }

  /// Runs a closure at a time. On the main queue, the closure of a view has the view's environment, and waits for the
  /// context's clock.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let queue = TaskQueue.currentQueue, isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    // Rounded to milliseconds: the time of the call is not reproducible.
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    queue.add(ClockTimer(running: work), after: .milliseconds(Int64(clamping: (delay / 500_000 + 1) / 2)))
  }
}

extension DispatchQueue {
  /// Whether this is the main queue, of which each access may return another object.
  fileprivate var isMain: Bool { label == "com.apple.main-thread" }
}

extension ClockTimer {
  /// Creates a timer of a closure that keeps the environment of the running code.
  fileprivate convenience init(running work: @escaping @Sendable () -> Void) {
    self.init()
    let frame = EvaluationFrame.current
    start { isCancelled in
      if !isCancelled { EvaluationFrame.$current.withValue(frame, operation: work) }
    }
  }
}
