import SnapshotFoundation

/// Collects the replies of a batch, in the order of its messages.
final class BatchReplies: Sendable {
  private struct State {
    var replies: [JSONValue?] = []
    var missing = 0
    var isClosed = false
  }

  private let state = Locked(State())
  private let send: @Sendable ([JSONValue]) -> Void

  /// - Parameter send: Called once with all replies, unless there are none.
  init(_ send: @escaping @Sendable ([JSONValue]) -> Void) { self.send = send }

  /// Adds a message. Returns its number.
  func expect() -> Int {
    state.withLock { state in
      state.replies.append(nil)
      state.missing += 1
      return state.replies.count - 1
    }
  }

  /// Takes the reply of a message; `nil` if it has none.
  func receive(_ reply: JSONValue?, for number: Int) {
    finish { state in
      state.replies[number] = reply
      state.missing -= 1
    }
  }

  /// Says that no more messages follow.
  func close() { finish { $0.isClosed = true } }

  private func finish(_ change: (inout State) -> Void) {
    let replies: [JSONValue]? = state.withLock { state in
      change(&state)
      return state.isClosed && state.missing == 0 ? state.replies.compactMap(\.self) : nil
    }
    if let replies, !replies.isEmpty { send(replies) }
  }
}
