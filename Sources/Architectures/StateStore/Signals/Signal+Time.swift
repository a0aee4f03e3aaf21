import SnapshotFoundation

// Operators that deliver values later. Their work is scheduled on the given scheduler and cancelled with the subscription.
extension Signal {
  /// Returns a signal that delivers each event after a delay.
  public func delay(by duration: Duration, on scheduler: any Scheduler) -> Signal {
    Signal { receive in
      let pending = PendingWork(on: scheduler)
      let subscription = subscribe { event in pending.schedule(after: duration) { receive(event) } }
      return SignalSubscription {
        subscription.cancel()
        pending.close()
      }
    }
  }

  /// Returns a signal that delivers each event on a scheduler, such as the main queue after work in the background.
  ///
  /// RxSwift calls it `observe(on:)`.
  public func receive(on scheduler: any Scheduler) -> Signal { delay(by: .zero, on: scheduler) }

  /// Returns a signal of the values that no other value follows within a time, such as a query after the last typed letter.
  ///
  /// Only the trailing value of a burst is sent: each value waits for `interval`, and the next value replaces it. A completion
  /// sends the waiting value first. An error drops it.
  ///
  /// - Parameters:
  ///   - interval: How long a value waits.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  public func debounce(for interval: Duration, on scheduler: any Scheduler) -> Signal {
    Signal { receive in
      let waiting = Locked<Value?>(nil)
      let pending = PendingWork(on: scheduler)
      @Sendable func sendWaiting() {
        let value = waiting.withLock { waiting -> Value? in
          defer { waiting = nil }
          return waiting
        }
        if let value { receive(.value(value)) }
      }
      let subscription = subscribe { event in
        pending.cancel()
        switch event {
        case .value(let value):
          waiting.withLock { $0 = value }
          pending.schedule(after: interval) { sendWaiting() }
        case .completed:
          sendWaiting()
          receive(.completed)
        case .failure: receive(event)
        }
      }
      return SignalSubscription {
        subscription.cancel()
        pending.close()
      }
    }
  }

  /// Returns a signal that sends at most one value in each interval, such as taps on a button.
  ///
  /// The leading value of a burst is sent immediately, and starts an interval. With `latest`, the last value within the
  /// interval is sent at its end as the trailing value, and starts the next interval. Without `latest`, all values within the
  /// interval are dropped. These are the semantics of RxSwift; in Combine, `latest: false` sends the first value within the
  /// interval at its end.
  ///
  /// A completion waits for the trailing value. An error drops it.
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - latest: Whether to send the last value of an interval at its end.
  ///   - scheduler: The scheduler that measures the time and delivers the trailing values.
  public func throttle(for interval: Duration, latest: Bool, on scheduler: any Scheduler) -> Signal {
    Signal { receive in
      let throttle = Locked(Throttle<Value>())
      let pending = PendingWork(on: scheduler)
      @Sendable func sendTrailing() {
        let now = scheduler.now
        let (value, isCompleted) = throttle.withLock { $0.takeTrailing(at: now) }
        if let value { receive(.value(value)) }
        if isCompleted { receive(.completed) }
      }
      let subscription = subscribe { event in
        switch event {
        case .value(let value):
          let now = scheduler.now
          switch throttle.withLock({ $0.add(value, at: now, interval: interval, latest: latest) }) {
          case .send: receive(event)
          case .wait(let delay): pending.schedule(after: delay) { sendTrailing() }
          case .ignore: break
          }
        case .completed:
          if throttle.withLock({ $0.complete() }) { receive(.completed) }
        case .failure:
          pending.cancel()
          receive(event)
        }
      }
      return SignalSubscription {
        subscription.cancel()
        pending.close()
      }
    }
  }
}

/// The interval of `throttle`.
private struct Throttle<Value> {
  enum Action {
    case send
    case wait(Duration)
    case ignore
  }

  private var lastSent: Duration?
  private var trailing: Value?
  private var isCompleted = false

  mutating func add(_ value: Value, at now: Duration, interval: Duration, latest: Bool) -> Action {
    if trailing == nil {
      // Zero if the clock goes backwards.
      let elapsed = lastSent.map { max(now - $0, .zero) }
      guard let elapsed, elapsed < interval else {
        lastSent = now
        return .send
      }
      guard latest else { return .ignore }
      trailing = value
      return .wait(interval - elapsed)
    }
    trailing = value
    return .ignore
  }

  mutating func takeTrailing(at now: Duration) -> (value: Value?, isCompleted: Bool) {
    defer { (trailing, lastSent) = (nil, now) }
    return (trailing, isCompleted)
  }

  /// Returns whether the signal completes now.
  mutating func complete() -> Bool {
    isCompleted = true
    return trailing == nil
  }
}
