import Foundation
import TestFailures

/// The hosts that are alive, so that `Screen.bodyEvaluations()` finds the one of the test that asks.
///
/// It holds no configuration and keeps nothing alive. Tests run side by side, and hosts may outlive their tests, so a host
/// is found only by the test that made it, whatever task or thread it was made on.
final class HostRegistry: @unchecked Sendable {
  static let shared = HostRegistry()

  private struct Entry {
    weak var host: (any AnyViewHost)?
    let scope: TestScope
  }

  /// Hosts of whoever asks, oldest first, or why nobody can say which they are.
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

  /// The hosts that the running test has made and that are still there. Where the test is not known, a host is found only if
  /// it is the only one that was made so.
  var answer: Answer {
    let scope = TestScope.current
    let hosts = lock.withLock { entries.filter { $0.scope == scope }.compactMap(\.host) }
    guard scope == .unknownTest, hosts.count != 1 else { return .hosts(hosts) }
    return .unclear(UnclearHosts(count: hosts.count, isFrameworkKnown: TestScope.isKnown))
  }

  /// The hosts that the running test has made, where that is clear.
  var current: [any AnyViewHost] {
    if case .hosts(let hosts) = answer { hosts } else { [] }
  }
}

/// Why nobody can say which hosts are those of the code that asks.
struct UnclearHosts {
  /// How many hosts were made where the test is not known.
  var count: Int
  /// Whether tests are known elsewhere in the process.
  var isFrameworkKnown: Bool

  /// - Parameter name: The view whose evaluations were asked for.
  func message(for name: String) -> String {
    let remedy = "ask the host, with `host.bodyEvaluations(of: \(name).self)`"
    switch (isFrameworkKnown, count) {
    case (true, 0):
      return """
        `\(name).bodyEvaluations()` was asked for outside of any test's task, as in `Task.detached`, where no host was \
        made: \(remedy).
        """
    case (true, _):
      return """
        \(count) hosts were made outside of any test's task, and nobody knows which of them is meant: \(remedy).
        """
    case (false, 0): return "No host shows a \(name): make a ViewHost of it first, and keep it."
    case (false, _):
      return """
        \(count) hosts are alive, and nothing here knows which test they belong to: link Snapshot or StoreTesting to the \
        test target, or \(remedy).
        """
    }
  }
}
