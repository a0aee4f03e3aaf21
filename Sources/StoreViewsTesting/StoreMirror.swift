import Foundation
import Store
import TestFailures

/// A store that shows another one's state to a screen, and keeps the actions that the screen sends instead of reducing
/// them.
final class StoreMirror<State: Sendable, Action: Sendable> {
  /// Takes an action at once, and gives the state after it; `nil` where the action is not the one that is waited for.
  typealias Taker = (Action) -> State?

  private struct Contents: @unchecked Sendable {
    var shown: State?
    var sent: [Action] = []
    /// Called on its own thread only.
    var taker: Taker?
    var thread: Thread?
  }

  let store: Store<State, Action>
  private let contents: Locked<Contents>

  init(_ state: State) {
    let contents = Locked(Contents())
    self.contents = contents
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      let taker = contents.withLock { contents -> Taker? in
        if let shown = contents.shown {
          state = shown
          return nil
        }
        contents.sent.append(action)
        guard contents.thread === Thread.current else { return nil }
        return contents.taker
      }
      if let taken = taker?(action) { state = taken }
      return .none
    }
    store = Store(initialState: state, reducer: reducer, environment: ())
  }

  /// Does something to the screen that sends an action, which is reduced as it is sent: what a binding reads after it was
  /// written to is the new state, as under the store itself.
  ///
  /// - Parameter taker: Called for each action until it takes one.
  func taking(_ taker: @escaping Taker, during use: () throws -> Void) rethrows {
    contents.withLock { contents in
      contents.thread = Thread.current
      contents.taker = { action in
        let state = taker(action)
        if state != nil { self.endTaking() }
        return state
      }
    }
    defer { endTaking() }
    try use()
  }

  private func endTaking() {
    contents.withLock { contents in
      contents.taker = nil
      contents.thread = nil
    }
  }

  /// Shows a state that came of an action.
  func show(_ state: State, after action: Action) {
    contents.withLock { $0.shown = state }
    store.send(action)
    contents.withLock { $0.shown = nil }
  }

  /// What the screen has sent since it was last asked for.
  func takeSent() -> [Action] {
    contents.withLock { contents in
      defer { contents.sent = [] }
      return contents.sent
    }
  }
}
