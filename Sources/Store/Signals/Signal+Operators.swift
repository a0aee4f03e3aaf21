import TestFailures

extension Signal {
  /// Returns a signal of transformed values, without those for which the transform returns `nil`.
  public func compactMap<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Signal<Other> {
    Signal<Other> { receive in
      subscribe { event in
        switch event {
        case .value(let value): if let other = transform(value) { receive(.value(other)) }
        case .failure(let error): receive(.failure(error))
        case .completed: receive(.completed)
        }
      }
    }
  }

  /// Returns a signal of transformed values.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Signal<Other> {
    compactMap { transform($0) }
  }

  /// Returns a signal of the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Returns a signal that sends a value before all others.
  public func prepend(_ value: Value) -> Signal {
    Signal { receive in
      receive(.value(value))
      return subscribe(receive)
    }
  }

  /// Returns a signal of the values of several signals.
  ///
  /// It completes when all signals have completed, and fails with the first error.
  public static func merge(_ signals: Signal...) -> Signal {
    Signal { receive in
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
    Signal<Other> { receive in
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
        case .value: if let value = latest.withLock({ $0 }) { receive(.value(value)) }
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
  /// - Parameter transform: Returns an inner signal for each value. It replaces the previous inner signal.
  public func flatMapLatest<Other>(_ transform: @escaping @Sendable (Value) -> Signal<Other>) -> Signal<Other> {
    Signal<Other> { receive in
      let inner = Locked<SignalSubscription?>(nil)
      let outer = subscribe { event in
        switch event {
        case .value(let value):
          inner.withLock { subscription -> SignalSubscription? in
            defer { subscription = nil }
            return subscription
          }?.cancel()
          let next = transform(value).subscribe { event in
            if case .completed = event { return }
            receive(event)
          }
          inner.withLock { $0 = next }
        case .failure(let error): receive(.failure(error))
        case .completed: break
        }
      }
      return SignalSubscription {
        outer.cancel()
        inner.withLock { $0 }?.cancel()
      }
    }
  }

  /// Returns a signal that sends a value in place of an error and then completes.
  ///
  /// - Parameter recover: Returns the value for an error.
  public func `catch`(_ recover: @escaping @Sendable (any Error) -> Value) -> Signal {
    Signal { receive in
      subscribe { event in
        guard case .failure(let error) = event else { return receive(event) }
        receive(.value(recover(error)))
        receive(.completed)
      }
    }
  }

  /// Returns a signal that delivers each event after a delay.
  public func delay(by duration: Duration, on scheduler: any Scheduler) -> Signal {
    Signal { receive in
      let pending = Locked<[ScheduledWork]>([])
      let subscription = subscribe { event in
        let work = scheduler.schedule(after: duration) { receive(event) }
        pending.withLock { $0.append(work) }
      }
      return SignalSubscription {
        subscription.cancel()
        for work in pending.withLock({ $0 }) { work.cancel() }
      }
    }
  }

  /// Returns a signal whose subscribers share one subscription to this signal.
  ///
  /// The subscription starts with the first subscriber and ends with the last one.
  public func share() -> Signal {
    let subject = Subject<Value>()
    let source = Locked<(listeners: Int, subscription: SignalSubscription?)>((0, nil))
    return Signal { receive in
      let listener = subject.signal.subscribe(receive)
      let isFirst = source.withLock { source -> Bool in
        source.listeners += 1
        return source.listeners == 1
      }
      if isFirst {
        let subscription = subscribe { event in
          switch event {
          case .value(let value): subject.send(value)
          case .failure(let error): subject.fail(error)
          case .completed: subject.complete()
          }
        }
        source.withLock { $0.subscription = subscription }
      }
      return SignalSubscription {
        listener.cancel()
        let last = source.withLock { source -> SignalSubscription? in
          source.listeners -= 1
          guard source.listeners == 0 else { return nil }
          defer { source.subscription = nil }
          return source.subscription
        }
        last?.cancel()
      }
    }
  }
}

extension Signal where Value: Equatable {
  /// Returns a signal without values that are equal to the previous value.
  public func removeDuplicates() -> Signal {
    Signal { receive in
      let last = Locked<Value?>(nil)
      return subscribe { event in
        if case .value(let value) = event {
          let isNew = last.withLock { last -> Bool in
            defer { last = value }
            return last != value
          }
          guard isNew else { return }
        }
        receive(event)
      }
    }
  }
}
