import Foundation

/// The changes since the last update of a host. Unchecked because a lock guards them: any thread may add changes.
final class PendingChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [ObjectIdentifier: [String]] = [:]
  /// The nodes with closures that read changed values.
  private var closures: Set<ObjectIdentifier> = []
  private var isDirty = true
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0

  /// Adds a reason to evaluate a node's body again.
  func add(_ reason: String, to node: ViewNode) {
    wake {
      if !reasons[ObjectIdentifier(node), default: []].contains(reason) {
        reasons[ObjectIdentifier(node), default: []].append(reason)
      }
      isDirty = true
    }
  }

  /// Marks the closures of a node's body as changed.
  func addClosures(of node: AnyObject) {
    wake {
      closures.insert(ObjectIdentifier(node))
      isDirty = true
    }
  }

  /// Returns whether closures of a node's body have changed, and resets the mark.
  func takeClosures(of node: AnyObject) -> Bool {
    lock.withLock { closures.remove(ObjectIdentifier(node)) != nil }
  }

  /// Marks the elements for another pass.
  func setDirty() { wake { isDirty = true } }

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

  /// Waits until a change or the timeout.
  func wait(for timeout: Duration, isolation: isolated (any Actor)? = #isolation) async {
    let id = lock.withLock { () -> Int in
      nextWaiter += 1
      return nextWaiter
    }
    let alarm = Task.detached { [self] in
      try? await Task.sleep(for: timeout)
      lock.withLock { waiting.removeValue(forKey: id) }?.resume()
    }
    defer { alarm.cancel() }
    await withCheckedContinuation { continuation in
      let isReady = lock.withLock { () -> Bool in
        if !isDirty { waiting[id] = continuation }
        return isDirty
      }
      if isReady { continuation.resume() }
    }
  }

  private func wake(_ change: () -> Void) {
    let continuations = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      change()
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for continuation in continuations { continuation.resume() }
  }
}
