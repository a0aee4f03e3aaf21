import Foundation

/// The hosts that are alive, so that `Screen.bodyEvaluations()` finds the one of the test that asks.
///
/// It holds no configuration and keeps nothing alive. Tests run side by side, so a host is found only by the task that
/// made it, or, outside of tasks, by the thread.
final class HostRegistry: @unchecked Sendable {
  static let shared = HostRegistry()

  private struct Entry {
    weak var host: (any AnyViewHost)?
    let owner: Int
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ host: any AnyViewHost) {
    let owner = Self.currentOwner
    lock.withLock {
      entries.removeAll { $0.host == nil }
      entries.append(Entry(host: host, owner: owner))
    }
  }

  /// The hosts that the running task has made and that are still there, oldest first.
  var current: [any AnyViewHost] {
    let owner = Self.currentOwner
    return lock.withLock { entries.filter { $0.owner == owner }.compactMap(\.host) }
  }

  private static var currentOwner: Int {
    withUnsafeCurrentTask { $0?.hashValue } ?? ObjectIdentifier(Thread.current).hashValue
  }
}
