import Foundation

/// Frees values one after the other that hold each other, where freeing one inside of the other would take the stack a
/// level deeper each time.
enum DeferredRelease {
  /// What waits on one thread for its turn.
  private final class Queue {
    var values: [Any] = []
  }

  /// The key of each thread's queue while that thread frees something.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Puts a value in the place of another one, and frees that one, then whatever was handed over meanwhile.
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
