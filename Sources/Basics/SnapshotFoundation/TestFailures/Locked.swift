import Foundation

/// A value that is protected by a lock.
package final class Locked<Value>: @unchecked Sendable {
  // `lock` guards `value`.
  private var value: Value
  private let lock = NSLock()

  /// Creates a lock around a value.
  package init(_ value: Value) { self.value = value }

  /// Returns the result of a closure that has exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
