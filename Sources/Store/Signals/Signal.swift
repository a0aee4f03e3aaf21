import TestFailures

/// An event that a signal sends to its subscribers.
public enum SignalEvent<Value: Sendable>: Sendable {
  /// A value. Any number of values can follow.
  case value(Value)
  /// An error, which ends the signal.
  case failure(any Error)
  /// The end of the signal.
  case completed
}

/// A stream of values over time, such as the inputs and outputs of a view model.
///
/// Each subscription runs the signal again, unless the signal is shared with ``share()``. Values are delivered synchronously
/// on the thread that sends them, so all effects of an input are complete when ``Subject/send(_:)`` returns.
public struct Signal<Value: Sendable>: Sendable {
  private let start: @Sendable (@escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription

  /// Creates a signal.
  ///
  /// - Parameter start: Runs for each subscription. It sends events to `receive`, and returns a subscription that stops them.
  public init(
    _ start: @escaping @Sendable (_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription
  ) {
    self.start = start
  }

  /// Subscribes to the signal, until the returned subscription is cancelled or deallocated.
  ///
  /// - Parameter receive: Receives the events.
  public func subscribe(_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription {
    start(receive)
  }

  /// Returns a signal that sends values immediately and then completes.
  public static func just(_ values: Value...) -> Signal {
    Signal { receive in
      for value in values { receive(.value(value)) }
      receive(.completed)
      return SignalSubscription {}
    }
  }

  /// Returns a signal that fails immediately.
  public static func fail(_ error: any Error) -> Signal {
    Signal { receive in
      receive(.failure(error))
      return SignalSubscription {}
    }
  }

  /// A signal that never sends an event.
  public static var never: Signal { Signal { _ in SignalSubscription {} } }
}

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

/// A source of values that code sends explicitly, such as an input of a view model.
public final class Subject<Value: Sendable>: Sendable {
  private let listeners = Locked<(next: Int, calls: [Int: @Sendable (SignalEvent<Value>) -> Void])>((0, [:]))

  /// Creates a subject.
  public init() {}

  /// The events that are sent after the subscription.
  public var signal: Signal<Value> {
    Signal { receive in
      let id = self.listeners.withLock { listeners -> Int in
        listeners.next += 1
        listeners.calls[listeners.next] = receive
        return listeners.next
      }
      return SignalSubscription { self.listeners.withLock { $0.calls[id] = nil } }
    }
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Value) { deliver(.value(value)) }

  /// Sends an error to the subscribers.
  public func fail(_ error: any Error) { deliver(.failure(error)) }

  /// Completes the signal.
  public func complete() { deliver(.completed) }

  /// Calls the subscribers in the order of their subscriptions.
  private func deliver(_ event: SignalEvent<Value>) {
    for call in listeners.withLock({ $0.calls.sorted { $0.key < $1.key }.map(\.value) }) { call(event) }
  }
}

extension Subject where Value == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}
