import Foundation

/// Releases nested values iteratively instead of recursively, so that deep nesting doesn't exhaust the stack.
enum DeferredRelease {
  /// The values that wait for their release on one thread.
  private final class Queue {
    var values: [Any] = []
  }

  /// The key of a thread's queue in its thread dictionary.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Replaces a value and releases the old one, then all values that were added meanwhile.
  static func release<Value>(_ value: inout Value, leaving empty: Value) {
    guard let key else { return }
    if let waiting = pthread_getspecific(key) {
      Unmanaged<Queue>.fromOpaque(waiting).takeUnretainedValue().values.append(value)
      value = empty
      return
    }
    let queue = Queue()
    queue.values.append(value)
    value = empty
    pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
    while let next = queue.values.popLast() { withExtendedLifetime(next) {} }
    pthread_setspecific(key, nil)
  }
}
