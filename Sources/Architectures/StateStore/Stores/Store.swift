import Foundation
import SnapshotFoundation

/// A state that changes only by actions.
///
///     let store = Store(initialState: CounterState(), reducer: counterReducer, environment: ())
///     store.send(.incrementTapped)
///     store.state.count   // 1
///
/// A store can be used from any thread. It reduces one action at a time. ``send(_:)`` returns after the state has changed and
/// the effects that do not suspend have sent their actions. Asynchronous effects send their actions on their own thread.
public final class Store<State: Sendable, Action: Sendable>: Sendable {
  private let read: @Sendable () -> State
  private let submit: @Sendable (Action, StoreTask) -> Void
  let changes: ChangeBroadcast

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state by actions, and returns the effects to run.
  ///   - environment: The dependencies that the store passes to the reducer, or `()`.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    let core = StoreCore<State, Action>(initialState: initialState) { state, action in
      reducer.run(&state, action, environment)
    }
    self.init(
      read: { core.state },
      submit: { action, task in core.send(action, from: .user(nil), root: task.root) { task.end() } },
      changes: core.changes)
  }

  private init(
    read: @escaping @Sendable () -> State,
    submit: @escaping @Sendable (Action, StoreTask) -> Void, changes: ChangeBroadcast
  ) {
    self.read = read
    self.submit = submit
    self.changes = changes
  }

  /// The current state.
  public var state: State { read() }

  /// Sends an action.
  ///
  /// - Returns: The effect that the action started. Use it to wait until the effect has finished, or to cancel it.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let task = StoreTask()
    submit(action, task)
    return task
  }

  /// Returns a store of a part of the state. It reads the state of this store, and sends its actions to it.
  ///
  /// - Parameters:
  ///   - part: Returns the part of the state.
  ///   - embed: Converts an action of the part to an action of this store.
  public func scope<LocalState: Sendable, LocalAction: Sendable>(
    state part: @escaping @Sendable (State) -> LocalState,
    action embed: @escaping @Sendable (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    Store<LocalState, LocalAction>(
      read: { [read] in part(read()) },
      submit: { [submit] action, task in submit(embed(action), task) }, changes: changes)
  }

  /// Returns a store of a part of the state with the same actions.
  ///
  /// - Parameter part: Returns the part of the state.
  public func scope<LocalState: Sendable>(
    state part: @escaping @Sendable (State) -> LocalState
  ) -> Store<LocalState, Action> {
    scope(state: part, action: { $0 })
  }

  /// Calls a function after every action, until the returned subscription is deallocated.
  ///
  /// - Parameter onChange: Receives the new state, on the thread that sent the action.
  public func observe(_ onChange: @escaping @Sendable (State) -> Void) -> StoreSubscription {
    changes.listen { [read] in onChange(read()) }
  }
}

/// A running effect that was started by an action.
public final class StoreTask: Sendable {
  private struct Progress {
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let progress = Locked(Progress())
  let root = CancellationScope()

  /// Whether the effect has finished.
  public var hasEnded: Bool { progress.withLock(\.hasEnded) }

  /// Cancels the effect. Actions that it sends afterwards are dropped.
  public func cancel() { root.cancel() }

  /// Waits until the effect has finished. Cancels it if the task that waits is cancelled, so that an effect ends with its view:
  ///
  ///     .task { await viewStore.send(.task).finish() }
  ///
  /// It does not wait for the effects of actions that the effect sends.
  public func finish() async {
    await withTaskCancellationHandler {
      await waitUntilEnded()
    } onCancel: {
      cancel()
    }
  }

  private func waitUntilEnded() async {
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
