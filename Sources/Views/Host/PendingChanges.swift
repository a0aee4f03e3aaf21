import Foundation

/// What has changed since a host last looked, written from any thread.
final class PendingChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [ObjectIdentifier: [String]] = [:]
  /// The nodes whose bodies have closures that read what has changed.
  private var closures: Set<ObjectIdentifier> = []
  private var isDirty = true
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0

  /// Notes why a node's body must be evaluated again.
  func add(_ reason: String, to node: ViewNode) {
    wake {
      if !reasons[ObjectIdentifier(node), default: []].contains(reason) {
        reasons[ObjectIdentifier(node), default: []].append(reason)
      }
      isDirty = true
    }
  }

  /// Notes that closures in a node's body may make other views now.
  func addClosures(of node: AnyObject) {
    wake {
      closures.insert(ObjectIdentifier(node))
      isDirty = true
    }
  }

  /// Whether closures in a node's body may make other views now; asking forgets it.
  func takeClosures(of node: AnyObject) -> Bool {
    lock.withLock { closures.remove(ObjectIdentifier(node)) != nil }
  }

  /// Notes that elements must be made again.
  func setDirty() { wake { isDirty = true } }

  /// The reasons of a node, which are forgotten.
  func take(of node: ViewNode) -> [String] {
    lock.withLock { reasons.removeValue(forKey: ObjectIdentifier(node)) ?? [] }
  }

  /// Whether something has changed; asking forgets it.
  func takeDirty() -> Bool {
    lock.withLock {
      defer { isDirty = false }
      return isDirty
    }
  }

  /// Waits until something changes or the time is over.
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
