import Store

/// A store that shows another one's state to a screen, and keeps the actions that the screen sends instead of reducing
/// them.
final class StoreMirror<State: Sendable, Action: Sendable> {
  private struct Contents: Sendable {
    var shown: State?
    var sent: [Action] = []
  }

  let store: Store<State, Action>
  private let contents: Locked<Contents>

  init(_ state: State) {
    let contents = Locked(Contents())
    self.contents = contents
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      contents.withLock { contents in
        if let shown = contents.shown { state = shown } else { contents.sent.append(action) }
      }
      return .none
    }
    store = Store(initialState: state, reducer: reducer, environment: ())
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
