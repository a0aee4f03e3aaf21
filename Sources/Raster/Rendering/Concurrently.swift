/// Runs a body for each index below `count` on at most `threads` threads, and returns when all have run.
///
/// Threads take the next `step` indices as they come free; a body must write to places of its own only, so that the order
/// never shows. Each thread makes a context of its own first.
func concurrently<Context>(
  count: Int, threads: Int, step: Int = 1, makeContext: @Sendable () -> Context,
  body: @Sendable (inout Context, Int) -> Void
) {
  let workers = min(threads, count)
  guard workers > 1 else {
    var context = makeContext()
    for index in 0..<count { body(&context, index) }
    return
  }
  let queue = IndexQueue(count, step: step)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    var context = makeContext()
    while let indices = queue.next() {
      for index in indices { body(&context, index) }
    }
  }
}

/// The values of a function at each index below `count`, computed on at most `threads` threads, in order.
func concurrentMap<Value: Sendable>(
  count: Int, threads: Int, _ value: @Sendable (Int) -> Value
) -> [Value] {
  [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
    guard let base = buffer.baseAddress else { return }
    nonisolated(unsafe) let places = base
    // A thousand small values are not worth a thousand turns at the queue.
    let step = max(1, count / (max(1, threads) * 16))
    concurrently(count: count, threads: threads, step: step, makeContext: {}) { _, index in
      (places + index).initialize(to: value(index))
    }
    initialized = count
  }
}

/// Hands out the numbers below a count, a few at a time and each once.
private final class IndexQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private let step: Int
  private var following = 0

  init(_ count: Int, step: Int) {
    self.count = count
    self.step = step
  }

  func next() -> Range<Int>? {
    lock.lock()
    defer { lock.unlock() }
    guard following < count else { return nil }
    let start = following
    following = min(count, following + step)
    return start..<following
  }
}
