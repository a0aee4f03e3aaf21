import Foundation

extension WorkerPool {
  /// Returns the values of a function for all indices below `count`, in order.
  func map<Value: Sendable>(count: Int, _ value: @Sendable (Int) -> Value) -> [Value] {
    // NB: an array that is created with a capacity of 0 would write its count into the shared empty-array storage.
    if count == 0 { return [] }
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let places = base
      perform(count: count, makeContext: { _ in }) { _, index in (places + index).initialize(to: value(index)) }
      initialized = count
    }
  }

  /// Returns the values of a function for all indices below `order.count`, in index order and without `nil`.
  ///
  /// - Parameters:
  ///   - order: Each index once, in processing order. Start with the most expensive ones for better load balancing.
  ///   - makeContext: Creates the context of a thread from its worker number.
  ///   - value: Computes the value of one index.
  /// - Throws: The error that the function throws at the lowest index.
  func compactMap<Context, Value: Sendable>(
    _ order: [Int32], makeContext: @Sendable (_ worker: Int) -> Context,
    _ value: @Sendable (inout Context, Int) throws -> Value?
  ) throws -> [Value] {
    let count = order.count
    if count == 0 { return [] }
    return try [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      let made = UnsafeMutablePointer<Bool>.allocate(capacity: count)
      made.initialize(repeating: false, count: count)
      defer { made.deallocate() }
      nonisolated(unsafe) let places = (values: base, made: made)
      let failure = FirstFailure()
      // Each thread takes several values at a time, which reduces contention on the shared index.
      perform(count: count, step: max(1, count / (threads * 32)), makeContext: makeContext) { context, turn in
        let index = Int(order[turn])
        do {
          guard let value = try value(&context, index) else { return }
          (places.values + index).initialize(to: value)
          places.made[index] = true
        } catch {
          failure.record(error, at: index)
        }
      }
      for index in 0..<count where made[index] {
        if initialized < index { (base + initialized).moveInitialize(from: base + index, count: 1) }
        initialized += 1
      }
      if let error = failure.error { throw error }
    }
  }
}

/// The error of the lowest index, regardless of the order in which errors occur.
///
/// `@unchecked Sendable`: `lock` guards `first`.
private final class FirstFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var first: (index: Int, error: any Error)?

  func record(_ error: any Error, at index: Int) {
    lock.withLock { if index < first?.index ?? .max { first = (index, error) } }
  }

  var error: (any Error)? { lock.withLock { first?.error } }
}
