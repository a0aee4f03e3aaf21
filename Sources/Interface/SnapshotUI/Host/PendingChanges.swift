import Foundation

/// The changes since the last update of a host. Unchecked because a lock guards them: any thread may add changes.
final class PendingChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [ObjectIdentifier: [String]] = [:]
  /// The nodes with closures that read changed values.
  private var closures: Set<ObjectIdentifier> = []
  private var isDirty = true
  /// The number of changes so far.
  private var count = 0
  private var waiting: [ChangeWaiter] = []
  /// Called for the first change after an update, on the thread of the change.
  private var onFirstChange: (@Sendable () -> Void)?
  /// The number of updates that run now. They apply the changes that they cause.
  private var updates = 0

  /// Adds a reason to evaluate a node's body again.
  func add(_ reason: String, to node: ViewNode) {
    wake {
      if !reasons[ObjectIdentifier(node), default: []].contains(reason) {
        reasons[ObjectIdentifier(node), default: []].append(reason)
      }
    }
  }

  /// Marks the closures of a node's body as changed.
  func addClosures(of node: AnyObject) { wake { closures.insert(ObjectIdentifier(node)) } }

  /// Returns whether closures of a node's body have changed, and resets the mark.
  func takeClosures(of node: AnyObject) -> Bool {
    lock.withLock { closures.remove(ObjectIdentifier(node)) != nil }
  }

  /// Marks the elements for another pass.
  func setDirty() { wake {} }

  /// Removes and returns the reasons of a node.
  func take(of node: ViewNode) -> [String] {
    lock.withLock { reasons.removeValue(forKey: ObjectIdentifier(node)) ?? [] }
  }

  /// Returns whether anything has changed, and resets the mark.
  func takeDirty() -> Bool {
    lock.withLock {
      defer { isDirty = false }
      return isDirty
    }
  }

  /// Whether anything has changed since the last update.
  var isOutdated: Bool { lock.withLock { isDirty } }

  /// The number of changes so far.
  var changeCount: Int { lock.withLock { count } }

  private func wake(_ change: () -> Void) {
    let (waiters, notify) = lock.withLock { () -> ([ChangeWaiter], (@Sendable () -> Void)?) in
      change()
      let isFirst = !isDirty && updates == 0
      isDirty = true
      count += 1
      defer { waiting = [] }
      return (waiting, isFirst ? onFirstChange : nil)
    }
    for waiter in waiters { waiter.end(isWoken: true) }
    notify?()
  }
}

extension PendingChanges {
  /// Calls a function for the first change after each update, on the thread of the change.
  func notifyOfFirstChange(_ notify: @escaping @Sendable () -> Void) { lock.withLock { onFirstChange = notify } }

  /// Updates the host. If it throws, the changes stay for the next update, and nobody is notified of them.
  func updating<Result>(_ update: () throws -> Result) rethrows -> Result {
    lock.withLock { updates += 1 }
    do {
      let result = try update()
      // Another thread may have added a change at the end of the update.
      let notify = lock.withLock { () -> (@Sendable () -> Void)? in
        updates -= 1
        return isDirty && updates == 0 ? onFirstChange : nil
      }
      notify?()
      return result
    } catch {
      // The outdated screen must not be returned by the next call.
      lock.withLock {
        updates -= 1
        isDirty = true
      }
      throw error
    }
  }

  /// Waits until one of several hosts has a change, or the timeout.
  ///
  /// - Parameter counts: The numbers of changes that the caller has seen.
  /// - Returns: Whether there was a change.
  static func wait(
    for hosts: [PendingChanges], since counts: [Int], timeout: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let waiter = ChangeWaiter()
    let alarm = Task.detached {
      try? await Task.sleep(for: timeout)
      waiter.end(isWoken: false)
    }
    defer {
      alarm.cancel()
      for host in hosts { host.remove(waiter) }
    }
    return await withCheckedContinuation { continuation in
      waiter.begin(continuation)
      for (host, count) in zip(hosts, counts) { host.add(waiter, since: count) }
    }
  }

  private func add(_ waiter: ChangeWaiter, since seen: Int) {
    let isLate = lock.withLock { () -> Bool in
      if count == seen { waiting.append(waiter) }
      return count != seen
    }
    if isLate { waiter.end(isWoken: true) }
  }

  private func remove(_ waiter: ChangeWaiter) { lock.withLock { waiting.removeAll { $0 === waiter } } }
}

/// A caller that waits for a change. Unchecked because a lock guards it.
private final class ChangeWaiter: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Bool, Never>?
  private var isWoken: Bool?

  func begin(_ continuation: CheckedContinuation<Bool, Never>) {
    let known = lock.withLock { () -> Bool? in
      if isWoken == nil { self.continuation = continuation }
      return isWoken
    }
    if let known { continuation.resume(returning: known) }
  }

  /// Ends the waiting. Later calls have no effect.
  func end(isWoken: Bool) {
    let waiting = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      guard self.isWoken == nil else { return nil }
      self.isWoken = isWoken
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: isWoken)
  }
}
