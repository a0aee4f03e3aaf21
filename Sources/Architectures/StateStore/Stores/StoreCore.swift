import Foundation
import SnapshotFoundation
import SnapshotValueDump

/// The state of a store and the queue of its actions, shared by `Store` and `TestStore`.
///
/// Actions are reduced one at a time, in the order in which they are sent. An action that is sent during a reduction is
/// queued, and the thread that is reducing processes the queue.
package final class StoreCore<State: Sendable, Action: Sendable>: @unchecked Sendable {
  package typealias Origin = EffectRuntime<Action>.Origin

  /// The sender of an action.
  package enum Sender: Sendable {
    case user(CallSite?)
    case effect(of: Origin)
  }

  private struct Submission {
    var action: Action
    var sender: Sender
    /// The effect that sent the action. Its actions are dropped once it is cancelled, also those in the queue.
    var flight: EffectFlight?
    /// Cancels the effect of the action.
    var root = CancellationScope()
    var completion: @Sendable () -> Void
  }

  /// The number of actions that one action can cause without suspending. More indicate an endless loop.
  package static var cascadeLimit: Int { 10_000 }

  /// Guards `currentState`, `queue` and `isReducing`. `reduce` is called only by the thread that set `isReducing`.
  private let lock = NSCondition()
  private var currentState: State
  private var queue: [Submission] = []
  /// The number of submissions at the front of `queue` that are processed.
  private var processed = 0
  private var isReducing = false
  private let reduce: (inout State, Action) -> Effect<Action>
  private let didReduce: (@Sendable (Action, Sender, State) -> Void)?
  private let didEndLoop: (@Sendable () -> Void)?
  private let execution: EffectExecution?
  package let changes = ChangeBroadcast()
  package private(set) lazy var runtime = EffectRuntime<Action>(execution: execution) {
    [weak self] action, origin, flight in
    self?.submit(Submission(action: action, sender: .effect(of: origin), flight: flight, completion: {}))
  }

  /// - Parameters:
  ///   - reduce: Reduces one action at a time.
  ///   - didReduce: Receives every action and the state after it, before the effect of the action starts.
  ///   - didEndLoop: Called when an endless loop of actions is ended.
  package init(
    initialState: State, execution: EffectExecution? = nil,
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    didReduce: (@Sendable (Action, Sender, State) -> Void)? = nil, didEndLoop: (@Sendable () -> Void)? = nil
  ) {
    currentState = initialState
    self.reduce = reduce
    self.didReduce = didReduce
    self.didEndLoop = didEndLoop
    self.execution = execution
    // Initializes the lazy property before several threads can use it.
    _ = runtime
  }

  deinit { runtime.cancelAll() }

  package var state: State {
    lock.lock()
    defer { lock.unlock() }
    return currentState
  }

  /// Sends an action, and calls `completion` when the effect of the action has finished.
  ///
  /// - Parameter root: Cancels the effect of the action.
  package func send(
    _ action: Action, from sender: Sender, root: CancellationScope = CancellationScope(),
    completion: @escaping @Sendable () -> Void = {}
  ) {
    submit(Submission(action: action, sender: sender, flight: nil, root: root, completion: completion))
  }

  private func submit(_ submission: Submission) {
    lock.lock()
    queue.append(submission)
    let isIdle = !isReducing
    isReducing = true
    lock.unlock()
    if isIdle { processQueue() }
  }

  private func processQueue() {
    var count = 0
    while let (submission, before) = next() {
      guard submission.flight?.isCancelled != true else { continue }
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
        effect, origin: Origin(action: submission.action, site: submission.sender.site), root: submission.root,
        completion: submission.completion)
    }
  }

  /// Waits until no action is reduced on another thread. After this, no action of a cancelled effect changes the state.
  ///
  /// - Returns: Whether it was so before the deadline.
  @discardableResult
  package func waitUntilReduced(until deadline: Date) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    while isReducing { guard lock.wait(until: deadline) else { return !isReducing } }
    return true
  }

  private func next() -> (Submission, State)? {
    lock.lock()
    defer { lock.unlock() }
    guard processed < queue.count else {
      queue.removeAll(keepingCapacity: true)
      processed = 0
      isReducing = false
      lock.broadcast()
      return nil
    }
    processed += 1
    return (queue[processed - 1], currentState)
  }

  /// Ends an endless loop of actions: reports it and drops the queued actions.
  private func reportCascade(at submission: Submission) {
    lock.lock()
    let dropped = [submission] + queue[processed...]
    queue = []
    processed = 0
    isReducing = false
    lock.broadcast()
    lock.unlock()
    for submission in dropped { submission.completion() }
    didEndLoop?()
    let site = submission.sender.site ?? CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    FailureChannel.report(
      TestFailure(
        """
        Endless loop of actions: one action caused \(Self.cascadeLimit) others without suspending. The last was:

        \(dump(of: submission.action).indented)

        The remaining actions are dropped. Look for an action whose effect sends the same action again, or for two actions \
        whose effects send each other.
        """, at: site))
  }
}

extension StoreCore.Sender {
  /// Where the test or the app sent the action, or the action that caused it.
  package var site: CallSite? {
    switch self {
    case .user(let site): site
    case .effect(let origin): origin.site
    }
  }
}

/// Notifies listeners of changes. A listener is removed when its subscription is deallocated.
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

/// A subscription to the changes of a store. It ends when it is deallocated.
public final class StoreSubscription: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
