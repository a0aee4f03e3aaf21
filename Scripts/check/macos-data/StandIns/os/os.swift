// The parts of os that the package's dependencies use.
@_exported import Darwin

public struct os_unfair_lock_s: Sendable {
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }

public final class OSLog: Sendable {}
public struct OSLogType: Sendable {}

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}
  public init(initialState: State) where State: Sendable {}
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { fatalError() }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {}
  public func lock() {}
  public func unlock() {}
  public func lockIfAvailable() -> Bool { true }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { fatalError() }
}
