import SnapshotFoundation

/// Failures that were passed to a test framework, until it is certain that a test received them.
package final class UnconfirmedFailures: Sendable {
  /// Identifies a failure.
  package struct ID: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct Failure {
    var id: ID
    var message: String
    var site: CallSite?
  }

  private struct State {
    var count = 0
    /// The oldest first.
    var failures: [Failure] = []
  }

  private let state = Locked(State())

  package init() {}

  /// Adds a failure.
  package func add(_ message: String, at site: CallSite?) -> ID {
    state.withLock { state in
      state.count += 1
      let id = ID(number: state.count)
      state.failures.append(Failure(id: id, message: message, site: site))
      return id
    }
  }

  /// Removes a failure that a test received. Has no effect if it was removed before.
  package func confirm(_ id: ID) { state.withLock { $0.failures.removeAll { $0.id == id } } }

  /// Removes the oldest failure whose message is the end of a text that a framework reported.
  package func confirm(reported text: String) {
    state.withLock { state in
      guard let index = state.failures.firstIndex(where: { text.hasSuffix($0.message) }) else { return }
      state.failures.remove(at: index)
    }
  }

  /// Returns whether a failure was not confirmed.
  package func contains(_ id: ID) -> Bool { state.withLock { $0.failures.contains { $0.id == id } } }

  /// Removes all failures and returns one line for each: its place and the first line of its message.
  package func takeLines() -> [String] {
    let failures = state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
    return failures.map { failure in
      let place = failure.site.map { "\($0.path):\($0.line): " } ?? ""
      return place + (failure.message.split(separator: "\n").first.map(String.init) ?? "")
    }
  }
}
