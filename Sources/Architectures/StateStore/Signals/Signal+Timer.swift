import SnapshotFoundation

extension Signal where Value == Int {
  /// Returns a signal that counts from zero, the first number after one period.
  ///
  /// It never completes. Each subscription has a timer of its own, which ends with the subscription.
  ///
  /// - Parameters:
  ///   - period: The time between two numbers. If it is not positive, the signal fails with ``SignalTimerError``.
  ///   - scheduler: The scheduler that measures the time and delivers the numbers.
  public static func interval(_ period: Duration, on scheduler: any Scheduler) -> Signal {
    timer(period, period: period, on: scheduler)
  }

  /// Returns a signal that sends zero after a time, and then completes or counts on.
  ///
  /// - Parameters:
  ///   - dueTime: The time before the first number.
  ///   - period: The time between two numbers; `nil` for a signal that sends only one. If it is not positive, the signal fails
  ///     with ``SignalTimerError``.
  ///   - scheduler: The scheduler that measures the time and delivers the numbers.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, on scheduler: any Scheduler
  ) -> Signal {
    if let period, period <= .zero { return .fail(SignalTimerError.periodNotPositive(period)) }
    return Signal { receive in
      let pending = PendingWork(on: scheduler)
      // The times are absolute, so that delays of a real queue do not add up. A clock that goes backwards delays no number by
      // more than a period.
      @Sendable func schedule(_ number: Int, at due: Duration, wait: Duration) {
        pending.schedule(after: min(max(due - scheduler.now, .zero), wait)) {
          receive(.value(number))
          guard let period else { return receive(.completed) }
          schedule(number &+ 1, at: due.addingClamped(period), wait: period)
        }
      }
      schedule(0, at: scheduler.now.addingClamped(dueTime), wait: dueTime)
      return SignalSubscription { pending.close() }
    }
  }
}

/// An error of a timer signal.
public enum SignalTimerError: Error, Equatable, CustomStringConvertible {
  /// The time between two numbers is zero or negative.
  case periodNotPositive(Duration)

  /// What is wrong, and how to fix it.
  public var description: String {
    switch self {
    case .periodNotPositive(let period): "The period of a timer must be positive, but is \(period)."
    }
  }
}
