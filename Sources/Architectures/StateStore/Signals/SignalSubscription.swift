import SnapshotFoundation

/// A subscription to a signal. It ends when it is cancelled or deallocated.
public final class SignalSubscription: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  /// Creates a subscription.
  ///
  /// - Parameter end: Stops the events. It is called once.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = Locked(end) }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let call = end.withLock { end -> (@Sendable () -> Void)? in
      defer { end = nil }
      return end
    }
    call?()
  }
}

/// The events of one subscription: one at a time, none after the first end, and none after the cancellation.
final class Delivery<Value: Sendable>: Sendable {
  private struct State {
    var receive: (@Sendable (SignalEvent<Value>) -> Void)?
    var source: SignalSubscription?
  }

  private let state: Locked<State>
  // No call names a signal that two subjects send to in turns. A test store and a harness report the line of the step.
  private let queue = EventQueue<SignalEvent<Value>>(
    owner: "A signal", site: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column))

  init(_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) { state = Locked(State(receive: receive)) }

  func deliver(_ event: SignalEvent<Value>) {
    queue.deliver(event) { event in
      guard let receive = state.withLock({ $0.receive }) else { return }
      if event.isEnd { state.withLock { $0.receive = nil } }
      receive(event)
      if event.isEnd { cancel() }
    }
  }

  /// Keeps the subscription to the source until the end.
  func setSource(_ source: SignalSubscription) {
    let isOver = state.withLock { state -> Bool in
      guard state.receive != nil else { return true }
      state.source = source
      return false
    }
    if isOver { source.cancel() }
  }

  func cancel() {
    // Released outside of the lock, because that can cancel other subscriptions.
    let old = state.withLock { state -> State in
      defer { state = State() }
      return state
    }
    old.source?.cancel()
  }
}
