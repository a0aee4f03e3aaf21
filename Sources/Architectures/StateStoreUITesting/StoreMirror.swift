import Foundation
import StateStore
import SnapshotFoundation

/// A store that shows the state of a test store to a screen. It collects the actions that the screen sends, and does not
/// reduce them.
final class StoreMirror<State: Sendable, Action: Sendable> {
  /// Reduces the expected action, and returns the state after it. Returns `nil` for any other action.
  typealias Handler = (Action) -> State?

  private struct Sent {
    var action: Action
    /// Whether a view sent the action in an update of the screen, such as in `onAppear`, and not by user input.
    var isOfUpdate = false
  }

  private struct Contents {
    var shown: State?
    var sent: [Sent] = []
    var handler: Handler?
    var isUpdating: () -> Bool = { false }
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
        let isOfStep = contents.thread === Thread.current
        contents.sent.append(Sent(action: action, isOfUpdate: isOfStep && contents.isUpdating()))
        return isOfStep ? contents.handler : nil
      }
      if let newState = handler?(action) {
        state = newState
        contents.withLock { contents in
          // An update can send an action that the step expects, for example in `onChange`.
          if let last = contents.sent.indices.last { contents.sent[last].isOfUpdate = false }
        }
      }
      return .none
    }
    store = Store(initialState: state, reducer: reducer, environment: ())
  }

  /// Runs code that uses the screen, and reduces the expected action when the screen sends it.
  ///
  /// A binding that the screen writes to then reads the new state, as with an actual store.
  ///
  /// - Parameters:
  ///   - handler: Called for each action.
  ///   - isUpdating: Returns whether the screen is being updated.
  ///   - use: Uses the screen.
  func handling(
    _ handler: @escaping Handler, isUpdating: @escaping () -> Bool, during use: () throws -> Void
  ) rethrows {
    contents.withLock { contents in
      contents.thread = Thread.current
      contents.isUpdating = isUpdating
      contents.handler = handler
    }
    defer {
      contents.withLock { contents in
        contents.handler = nil
        contents.isUpdating = { false }
        contents.thread = nil
      }
    }
    try use()
  }

  /// Shows the state after an action.
  func show(_ state: State, after action: Action) {
    contents.withLock { $0.shown = state }
    store.send(action)
    contents.withLock { $0.shown = nil }
  }

  /// Removes and returns the actions that the screen sent since the last call.
  func takeSent() -> [Action] {
    contents.withLock { contents in
      defer { contents.sent = [] }
      return contents.sent.map(\.action)
    }
  }

  /// Removes and returns the actions of a step. Actions that updates of the screen sent wait for the next step.
  func takeSentByUser() -> [Action] {
    contents.withLock { contents in
      defer { contents.sent.removeAll { !$0.isOfUpdate } }
      return contents.sent.filter { !$0.isOfUpdate }.map(\.action)
    }
  }
}
