import Foundation
import SnapshotFoundation

/// Keeps hosts beyond their tests, as a leak does.
final class KeptHosts: @unchecked Sendable {
  static let shared = KeptHosts()
  private let lock = NSLock()
  private var hosts: [AnyObject] = []

  func keep(_ host: AnyObject) { lock.withLock { hosts.append(host) } }
}

/// The failures that a piece of a test would have had, instead of failing it.
func failures(_ body: @Sendable () async -> Void) async -> [TestFailure] {
  let found = Locked<[TestFailure]>([])
  await FailureChannel.$interceptor.withValue(
    { failure in found.withLock { $0.append(failure) } }, operation: body)
  return found.withLock { $0 }
}
