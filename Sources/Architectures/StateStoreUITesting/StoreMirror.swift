import Foundation
import StateStore
import SnapshotFoundation

/// A store that shows the state of a test store to a screen. It collects the actions that the screen sends, and does not
/// reduce them.
final class StoreMirror<State: Sendable, Action: Sendable> {
  /// Reduces the expected action, and returns the state after it. Returns `nil` for any other action.
  typealias Handler = (Action) -> State?

  private struct Contents {
    var shown: State?
    var sent: [Action] = []
    var handler: Handler?
    /// The thread of the step, the only one that calls `handler`.
    var thread: Thread?
  }

  let store: Store<State, Action>
  private let contents: Locked<Contents>

  init(_ state: State) {
    let contents = Locked(Contents())
    self.contents = contents
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      let handler = contents.withLock { contents -> Handler? in
        if let shown = contents.shown {
          state = shown
          return nil
        }
        contents.sent.append(action)
        guard contents.thread === Thread.current else { return nil }
        return contents.handler
      }
      if let newState = handler?(action) { state = newState }
      return .none
    }
    store = Store(initialState: state, reducer: reducer, environment: ())
  }

  /// Runs code that uses the screen, and reduces the expected action when the screen sends it.
  ///
  /// A binding that the screen writes to then reads the new state, as with an actual store.
  ///
  /// - Parameters:
  ///   - handler: Called for each action, until it returns a state.
  ///   - use: Uses the screen.
  func handling(_ handler: @escaping Handler, during use: () throws -> Void) rethrows {
    contents.withLock { contents in
      contents.thread = Thread.current
      contents.handler = { action in
        let state = handler(action)
        if state != nil { self.stopHandling() }
        return state
      }
    }
    defer { stopHandling() }
    try use()
  }

  private func stopHandling() {
    contents.withLock { contents in
      contents.handler = nil
      contents.thread = nil
    }
  }

  /// Shows the state after an action.
  func show(_ state: State, after action: Action) {
    contents.withLock { $0.shown = state }
    store.send(action)
    contents.withLock { $0.shown = nil }
  }

  /// Returns the actions that the screen sent since the last call.
  func takeSent() -> [Action] {
    contents.withLock { contents in
      defer { contents.sent = [] }
      return contents.sent
    }
  }
}
