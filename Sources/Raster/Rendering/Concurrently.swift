/// Runs a body for each index below `count` on at most `threads` threads, and returns when all have run.
///
/// Threads take the next index as they come free; a body must write to places of its own only, so that the order never
/// shows. Each thread makes a context of its own first.
func concurrently<Context>(
  count: Int, threads: Int, makeContext: @Sendable () -> Context, body: @Sendable (inout Context, Int) -> Void
) {
  let workers = min(threads, count)
  guard workers > 1 else {
    var context = makeContext()
    for index in 0..<count { body(&context, index) }
    return
  }
  let queue = IndexQueue(count)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    var context = makeContext()
    while let index = queue.next() { body(&context, index) }
  }
}

/// The values of a function at each index below `count`, computed on at most `threads` threads, in order.
func concurrentMap<Value: Sendable>(
  count: Int, threads: Int, _ value: @Sendable (Int) -> Value
) -> [Value] {
  [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
    guard let base = buffer.baseAddress else { return }
    nonisolated(unsafe) let places = base
    concurrently(count: count, threads: threads, makeContext: {}) { _, index in
      (places + index).initialize(to: value(index))
    }
    initialized = count
  }
}

/// Hands out the numbers below a count, each once.
private final class IndexQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var following = 0

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard following < count else { return nil }
    following += 1
    return following - 1
  }
}
