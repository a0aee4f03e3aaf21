import Foundation

/// A lock that code holds for a short time, with the name that Apple's platforms give it.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  /// Creates a lock that is free.
  public init() {}
}

/// A lock that code holds for a short time.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until a lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

/// Takes a lock if it is free.
///
/// - Returns: Whether it was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// Frees a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
