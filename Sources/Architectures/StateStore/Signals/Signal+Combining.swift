import SnapshotFoundation

// Operators that combine the values of several signals.
extension Signal {
  /// Returns a signal of the values of several signals.
  ///
  /// It completes when all signals have completed, and fails with the first error.
  public static func merge(_ signals: Signal...) -> Signal {
    guard !signals.isEmpty else {
      return Signal { receive in
        receive(.completed)
        return SignalSubscription {}
      }
    }
    return Signal { receive in
      let running = Locked(signals.count)
      let subscriptions = signals.map { signal in
        signal.subscribe { event in
          guard case .completed = event else { return receive(event) }
          let left = running.withLock { running -> Int in
            running -= 1
            return running
          }
          if left == 0 { receive(.completed) }
        }
      }
      return SignalSubscription { for subscription in subscriptions { subscription.cancel() } }
    }
  }

  /// Returns a signal of the latest values of two signals.
  ///
  /// It sends a pair whenever one of the signals sends a value, after both have sent one.
  public func combineLatest<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)> { receive in
      let latest = Locked<(first: Value?, second: Other?, running: Int)>((nil, nil, 2))
      @Sendable func update(_ change: (inout (first: Value?, second: Other?, running: Int)) -> Void) {
        let pair = latest.withLock { latest -> (Value, Other)? in
          change(&latest)
          guard let first = latest.first, let second = latest.second else { return nil }
          return (first, second)
        }
        if let pair { receive(.value(pair)) }
      }
      @Sendable func end() {
        let left = latest.withLock { latest -> Int in
          latest.running -= 1
          return latest.running
        }
        if left == 0 { receive(.completed) }
      }
      let first = subscribe { event in
        switch event {
        case .value(let value): update { $0.first = value }
        case .failure(let error): receive(.failure(error))
        case .completed: end()
        }
      }
      let second = other.subscribe { event in
        switch event {
        case .value(let value): update { $0.second = value }
        case .failure(let error): receive(.failure(error))
        case .completed: end()
        }
      }
      return SignalSubscription {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a signal that sends the latest value of another signal for each value of this one.
  ///
  /// Values of this signal are ignored until the other one has sent a value.
  public func withLatest<Other>(from other: Signal<Other>) -> Signal<Other> {
    withLatest(from: other) { _, other in other }
  }

  /// Returns a signal of each value combined with the latest value of another signal.
  ///
  /// Values of this signal are ignored until the other one has sent a value.
  ///
  /// - Parameters:
  ///   - other: The other signal. Its completion does not end the signal; its error does.
  ///   - combine: Returns the result for a value of this signal and the latest value of the other one.
  public func withLatest<Other, Result>(
    from other: Signal<Other>, _ combine: @escaping @Sendable (Value, Other) -> Result
  ) -> Signal<Result> {
    Signal<Result> { receive in
      let latest = Locked<Other?>(nil)
      let second = other.subscribe { event in
        switch event {
        case .value(let value): latest.withLock { $0 = value }
        case .failure(let error): receive(.failure(error))
        case .completed: break
        }
      }
      let first = subscribe { event in
        switch event {
        case .value(let value):
          if let other = latest.withLock({ $0 }) { receive(.value(combine(value, other))) }
        case .failure(let error): receive(.failure(error))
        case .completed: receive(.completed)
        }
      }
      return SignalSubscription {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a signal of the values of the latest inner signal.
  ///
  /// It completes when this signal and the latest inner signal have completed.
  ///
  /// - Parameter transform: Returns an inner signal for each value. It replaces the previous inner signal, whose subscription
  ///   is cancelled.
  public func flatMapLatest<Other>(_ transform: @escaping @Sendable (Value) -> Signal<Other>) -> Signal<Other> {
    Signal<Other> { receive in
      let latest = LatestSubscription()
      let position = SubscriptionOrder.position(of: .max)
      let outer = subscribe { event in
        switch event {
        case .value(let value):
          let id = latest.begin()
          let inner = SubscriptionOrder.subscribing(at: position) {
            transform(value).subscribe { event in
              guard latest.isCurrent(id) else { return }
              guard case .completed = event else { return receive(event) }
              if latest.endInner(id) { receive(.completed) }
            }
          }
          latest.set(inner, id: id)
        case .failure(let error): receive(.failure(error))
        case .completed: if latest.endOuter() { receive(.completed) }
        }
      }
      return SignalSubscription {
        outer.cancel()
        latest.cancel()
      }
    }
  }

  /// Returns a signal of the values of the latest inner signal. RxSwift calls it `switchLatest`.
  public func switchToLatest<Other>() -> Signal<Other> where Value == Signal<Other> { flatMapLatest { $0 } }
}

/// The subscription to the latest inner signal of `flatMapLatest`.
private final class LatestSubscription: Sendable {
  private struct State {
    var id = 0
    var inner: SignalSubscription?
    var isInnerRunning = false
    var isOuterRunning = true
  }

  private let state = Locked(State())

  /// Cancels the previous inner subscription, and returns the identifier of the next one.
  func begin() -> Int {
    let (old, id) = state.withLock { state -> (SignalSubscription?, Int) in
      defer { state.inner = nil }
      state.id += 1
      state.isInnerRunning = true
      return (state.inner, state.id)
    }
    old?.cancel()
    return id
  }

  func isCurrent(_ id: Int) -> Bool { state.withLock { $0.id == id } }

  func set(_ inner: SignalSubscription, id: Int) {
    // A value that the inner signal caused can have replaced it already.
    let isCurrent = state.withLock { state -> Bool in
      guard state.id == id else { return false }
      state.inner = inner
      return true
    }
    if !isCurrent { inner.cancel() }
  }

  /// Returns whether both signals have ended.
  func endInner(_ id: Int) -> Bool {
    state.withLock { state in
      guard state.id == id else { return false }
      state.isInnerRunning = false
      return !state.isOuterRunning
    }
  }

  /// Returns whether both signals have ended.
  func endOuter() -> Bool {
    state.withLock { state in
      state.isOuterRunning = false
      return !state.isInnerRunning
    }
  }

  func cancel() {
    let inner = state.withLock { state -> SignalSubscription? in
      defer { state.inner = nil }
      state.id += 1
      return state.inner
    }
    inner?.cancel()
  }
}
