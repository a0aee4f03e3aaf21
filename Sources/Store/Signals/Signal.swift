import TestFailures

/// What a signal tells whoever listens.
public enum SignalEvent<Value: Sendable>: Sendable {
  case value(Value)
  case failure(any Error)
  case completed
}

/// Values over time: taps and typed text into a view model, what a screen should show out of it.
///
/// A signal is a recipe: each subscription runs it anew, unless it is shared. Values arrive on the thread that sends
/// them, before `send` returns, so that what follows from one input is complete when the input has been given.
public struct Signal<Value: Sendable>: Sendable {
  private let start: @Sendable (@escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription

  public init(
    _ start: @escaping @Sendable (_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription
  ) {
    self.start = start
  }

  /// Listens until the subscription is let go.
  public func subscribe(_ receive: @escaping @Sendable (SignalEvent<Value>) -> Void) -> SignalSubscription {
    start(receive)
  }

  /// Values that are known already, then the end.
  public static func just(_ values: Value...) -> Signal {
    Signal { receive in
      for value in values { receive(.value(value)) }
      receive(.completed)
      return SignalSubscription {}
    }
  }

  /// An error at once.
  public static func fail(_ error: any Error) -> Signal {
    Signal { receive in
      receive(.failure(error))
      return SignalSubscription {}
    }
  }

  /// Nothing, ever.
  public static var never: Signal { Signal { _ in SignalSubscription {} } }
}

/// Keeps a listener for as long as it is kept itself.
public final class SignalSubscription: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  public init(_ end: @escaping @Sendable () -> Void) { self.end = Locked(end) }

  deinit { cancel() }

  /// Ends listening now.
  public func cancel() {
    let call = end.withLock { end -> (@Sendable () -> Void)? in
      defer { end = nil }
      return end
    }
    call?()
  }
}

/// A signal that is fed by hand: the input of a view model.
public final class Subject<Value: Sendable>: Sendable {
  private let listeners = Locked<(next: Int, calls: [Int: @Sendable (SignalEvent<Value>) -> Void])>((0, [:]))

  public init() {}

  /// What is sent from now on.
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

  public func send(_ value: Value) { tell(.value(value)) }

  public func fail(_ error: any Error) { tell(.failure(error)) }

  public func complete() { tell(.completed) }

  /// In the order in which they have subscribed.
  private func tell(_ event: SignalEvent<Value>) {
    for call in listeners.withLock({ $0.calls.sorted { $0.key < $1.key }.map(\.value) }) { call(event) }
  }
}

extension Subject where Value == Void {
  public func send() { send(()) }
}
