import Foundation
import TestFailures

/// The state of a store and the way of an action through it: one action at a time, in the order in which they come.
///
/// An action that comes while another is reduced waits for its turn; whoever sent the first one works off the others.
package final class StoreCore<State: Sendable, Action: Sendable>: @unchecked Sendable {
  package typealias Origin = EffectRuntime<Action>.Origin

  /// Who has sent an action.
  package enum Sender: Sendable {
    case user(CallSite?)
    case effect(of: Origin)
  }

  private struct Submission {
    var action: Action
    var sender: Sender
    var completion: @Sendable () -> Void
  }

  /// So many actions may follow from one without any waiting between them: more can only be a loop without end.
  package static var cascadeLimit: Int { 10_000 }

  private let lock = NSLock()
  private var currentState: State
  private var queue: [Submission] = []
  private var isWorking = false
  private let reduce: (inout State, Action) -> Effect<Action>
  private let didReduce: (@Sendable (Action, Sender, State) -> Void)?
  private let execution: EffectExecution?
  package let changes = ChangeBroadcast()
  package private(set) lazy var runtime = EffectRuntime<Action>(execution: execution) { [weak self] action, origin in
    self?.send(action, from: .effect(of: origin))
  }

  /// - Parameters:
  ///   - reduce: Called for one action at a time.
  ///   - didReduce: Told of every action with the state after it, before its effect starts.
  package init(
    initialState: State, execution: EffectExecution? = nil,
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    didReduce: (@Sendable (Action, Sender, State) -> Void)? = nil
  ) {
    currentState = initialState
    self.reduce = reduce
    self.didReduce = didReduce
    self.execution = execution
    // Made before two threads could make it at once.
    _ = runtime
  }

  deinit { runtime.cancelAll() }

  package var state: State {
    lock.lock()
    defer { lock.unlock() }
    return currentState
  }

  /// Sends an action; `completion` is called when the effect it starts has ended.
  package func send(_ action: Action, from sender: Sender, completion: @escaping @Sendable () -> Void = {}) {
    lock.lock()
    queue.append(Submission(action: action, sender: sender, completion: completion))
    let isMine = !isWorking
    isWorking = true
    lock.unlock()
    if isMine { workOff() }
  }

  private func workOff() {
    var count = 0
    while let (submission, before) = next() {
      count += 1
      guard count <= Self.cascadeLimit else {
        reportCascade(at: submission)
        return
      }
      var state = before
      let effect = reduce(&state, submission.action)
      lock.lock()
      currentState = state
      lock.unlock()
      didReduce?(submission.action, submission.sender, state)
      changes.notify()
      runtime.start(
        effect, origin: Origin(action: submission.action, site: submission.sender.site),
        completion: submission.completion)
    }
  }

  private func next() -> (Submission, State)? {
    lock.lock()
    defer { lock.unlock() }
    guard !queue.isEmpty else {
      isWorking = false
      return nil
    }
    return (queue.removeFirst(), currentState)
  }

  /// Ends a loop of actions: what waits is dropped.
  private func reportCascade(at submission: Submission) {
    lock.lock()
    let dropped = [submission] + queue
    queue = []
    isWorking = false
    lock.unlock()
    for submission in dropped { submission.completion() }
    let site = submission.sender.site ?? CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    FailureChannel.report(
      TestFailure(
        """
        Actions follow one another without end: \(Self.cascadeLimit) came of one, the last was

        \(dump(of: submission.action).indented)

        The rest is dropped. A reducer answers its own action with `.send` of the same one, or two take turns.
        """, at: site))
  }
}

extension StoreCore.Sender {
  /// Where the user has sent the action that this one follows from.
  package var site: CallSite? {
    switch self {
    case .user(let site): site
    case .effect(let origin): origin.site
    }
  }
}

/// Tells whoever listens that something has changed. Listeners are held by their subscriptions.
package final class ChangeBroadcast: Sendable {
  private let listeners = Locked<(next: Int, calls: [Int: @Sendable () -> Void])>((0, [:]))

  package init() {}

  package func listen(_ call: @escaping @Sendable () -> Void) -> StoreSubscription {
    let id = listeners.withLock { listeners -> Int in
      listeners.next += 1
      listeners.calls[listeners.next] = call
      return listeners.next
    }
    return StoreSubscription { [weak self] in self?.listeners.withLock { $0.calls[id] = nil } }
  }

  func notify() {
    for call in listeners.withLock({ $0.calls.sorted { $0.key < $1.key }.map(\.value) }) { call() }
  }
}

/// Keeps a listener for as long as it is kept itself.
public final class StoreSubscription: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
