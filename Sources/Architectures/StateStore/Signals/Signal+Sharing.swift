import SnapshotFoundation

extension Signal {
  /// Returns a signal whose subscribers share one subscription to this signal.
  ///
  /// The subscription starts with the first subscriber and ends with the last one. After an error or a completion, the next
  /// subscriber starts it again.
  public func share() -> Signal {
    let connection = Connection(source: self, position: SubscriptionOrder.next())
    return Signal { connection.subscribe($0) }
  }
}

/// The shared subscription of ``Signal/share()``.
private final class Connection<Value: Sendable>: Sendable {
  private struct State {
    var id = 0
    var subscribers = 0
    var subject: Subject<Value>?
    var subscription: SignalSubscription?
  }

  private let source: Signal<Value>
  /// The position of the shared subscription, which does not depend on the first subscriber.
  private let position: Int
  private let state = Locked(State())

  init(source: Signal<Value>, position: Int) {
    self.source = source
    self.position = position
  }

  func subscribe(_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription {
    let (subject, id, isFirst) = state.withLock { state -> (Subject<Value>, Int, Bool) in
      state.subscribers += 1
      if let subject = state.subject { return (subject, state.id, false) }
      let subject = Subject<Value>()
      state.id += 1
      (state.subject, state.subscribers) = (subject, 1)
      return (subject, state.id, true)
    }
    let subscriber = subject.signal.subscribe(receive)
    if isFirst { connect(subject, id: id) }
    return SignalSubscription {
      subscriber.cancel()
      self.removeSubscriber(id: id)
    }
  }

  private func connect(_ subject: Subject<Value>, id: Int) {
    let subscription = SubscriptionOrder.subscribing(at: position) {
      source.subscribe { [weak self] event in
        switch event {
        case .value(let value): return subject.send(value)
        case .failure(let error):
          self?.disconnect(id: id)
          subject.fail(error)
        case .completed:
          self?.disconnect(id: id)
          subject.complete()
        }
      }
    }
    // The signal can have ended already.
    let isConnected = state.withLock { state -> Bool in
      guard state.id == id, state.subject != nil else { return false }
      state.subscription = subscription
      return true
    }
    if !isConnected { subscription.cancel() }
  }

  private func removeSubscriber(id: Int) {
    let isLast = state.withLock { state -> Bool in
      guard state.id == id, state.subject != nil else { return false }
      state.subscribers -= 1
      return state.subscribers == 0
    }
    if isLast { disconnect(id: id) }
  }

  /// Ends the subscription. The next subscriber starts another one.
  private func disconnect(id: Int) {
    let old = state.withLock { state -> SignalSubscription? in
      guard state.id == id else { return nil }
      defer { (state.subject, state.subscription) = (nil, nil) }
      return state.subscription
    }
    old?.cancel()
  }
}
