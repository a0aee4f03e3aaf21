import Foundation
import SnapshotFoundation

/// The living hosts, so that `Screen.bodyEvaluations()` finds those of the running test.
///
/// References are weak. Tests run in parallel, and hosts may outlive their tests, so a host is found only by the test
/// that created it, on any task or thread. Unchecked because a lock guards the entries.
final class HostRegistry: @unchecked Sendable {
  static let shared = HostRegistry()

  private struct Entry {
    weak var host: (any AnyViewHost)?
    let scope: TestScope
  }

  /// The hosts of the running test, oldest first, or the reason why they are unknown.
  enum Answer {
    case hosts([any AnyViewHost])
    case unclear(UnclearHosts)
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ host: any AnyViewHost) {
    let scope = TestScope.current
    lock.withLock {
      entries.removeAll { $0.host == nil }
      entries.append(Entry(host: host, scope: scope))
    }
  }

  /// The living hosts of the running test. If the test is unknown, the only host that was created without a known test.
  var answer: Answer {
    let scope = TestScope.current
    let hosts = lock.withLock { entries.filter { $0.scope == scope }.compactMap(\.host) }
    guard scope == .unknownTest, hosts.count != 1 else { return .hosts(hosts) }
    return .unclear(UnclearHosts(count: hosts.count, isFrameworkKnown: TestScope.isKnown))
  }

  /// The hosts of the running test if they are known.
  var current: [any AnyViewHost] {
    if case .hosts(let hosts) = answer { hosts } else { [] }
  }
}

/// The reason why the hosts of the running code are unknown.
struct UnclearHosts {
  /// The number of hosts that were created without a known test.
  var count: Int
  /// Whether a test framework is known in this process.
  var isFrameworkKnown: Bool

  /// - Parameter name: The view type whose evaluations are requested.
  func message(for name: String) -> String {
    let remedy = "use `host.bodyEvaluations(of: \(name).self)`"
    switch (isFrameworkKnown, count) {
    case (true, 0):
      return """
        `\(name).bodyEvaluations()` found no host, because it was called outside of a test's task, such as in \
        `Task.detached`. In a detached task, \(remedy).
        """
    case (true, _):
      return """
        `\(name).bodyEvaluations()` found \(count) hosts that were created outside of a test's task. To select one of \
        them, \(remedy).
        """
    case (false, 0): return "No ViewHost shows \(name). Create one first, and keep a reference to it."
    case (false, _):
      return """
        \(count) hosts exist, but their tests are unknown. Link Snapshot or StateStoreTesting to the test target, or \(remedy).
        """
    }
  }
}
