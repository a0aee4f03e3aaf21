/// A lock, with the name that Apple's platforms give it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the value if the lock is free.
  ///
  /// - Returns: `nil` if the lock is held.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and holds it.
  public func lock() { storage.lock.lock() }

  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }

  /// Holds the lock if it is free.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
