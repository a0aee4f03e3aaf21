import Foundation
import TestFailures

/// A state that changes by actions only.
///
///     let store = Store(initialState: CounterState(), reducer: counterReducer, environment: ())
///     store.send(.incrementTapped)
///     store.state.count   // 1
///
/// A store may be used from any thread. Actions are reduced one at a time; `send` returns when the state has changed and
/// the effects that need no waiting have sent their actions too. Actions of asynchronous effects arrive on the thread of
/// the effect.
public final class Store<State: Sendable, Action: Sendable>: Sendable {
  private let read: @Sendable () -> State
  private let submit: @Sendable (Action, @escaping @Sendable () -> Void) -> Void
  let changes: ChangeBroadcast

  /// A store of its own.
  ///
  /// - Parameter environment: The dependencies that the reducer is given. A tuple or a struct, or `()`.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    let core = StoreCore<State, Action>(initialState: initialState) { state, action in
      reducer.run(&state, action, environment)
    }
    self.init(
      read: { core.state },
      submit: { action, completion in core.send(action, from: .user(nil), completion: completion) },
      changes: core.changes)
  }

  private init(
    read: @escaping @Sendable () -> State,
    submit: @escaping @Sendable (Action, @escaping @Sendable () -> Void) -> Void, changes: ChangeBroadcast
  ) {
    self.read = read
    self.submit = submit
    self.changes = changes
  }

  /// The state now.
  public var state: State { read() }

  /// Sends an action. The result is for those who want to wait for the effect.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let task = StoreTask()
    submit(action) { task.end() }
    return task
  }

  /// A store of a part: it has no state of its own, reads its parent's, and sends its parent's actions.
  public func scope<LocalState: Sendable, LocalAction: Sendable>(
    state part: @escaping @Sendable (State) -> LocalState,
    action embed: @escaping @Sendable (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    Store<LocalState, LocalAction>(
      read: { [read] in part(read()) },
      submit: { [submit] action, completion in submit(embed(action), completion) }, changes: changes)
  }

  /// A store of a part of the state with the same actions.
  public func scope<LocalState: Sendable>(
    state part: @escaping @Sendable (State) -> LocalState
  ) -> Store<LocalState, Action> {
    scope(state: part, action: { $0 })
  }

  /// Calls a function after every change, for as long as the subscription is kept.
  ///
  /// It is called on the thread that has sent the action.
  public func observe(_ onChange: @escaping @Sendable (State) -> Void) -> StoreSubscription {
    changes.listen { [read] in onChange(read()) }
  }
}

/// An effect under way, for those who want to wait for it.
public final class StoreTask: Sendable {
  private struct Progress {
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let progress = Locked(Progress())

  /// Whether the effect has ended.
  public var hasEnded: Bool { progress.withLock(\.hasEnded) }

  /// Waits until the effect has ended; effects of the actions that it sends are not waited for.
  public func finish() async {
    await withCheckedContinuation { continuation in
      let hasEnded = progress.withLock { progress -> Bool in
        if !progress.hasEnded { progress.waiting.append(continuation) }
        return progress.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }

  func end() {
    let waiting = progress.withLock { progress -> [CheckedContinuation<Void, Never>] in
      progress.hasEnded = true
      defer { progress.waiting = [] }
      return progress.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
