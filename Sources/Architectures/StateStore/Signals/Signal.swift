/// An event that a signal sends to its subscribers.
public enum SignalEvent<Value: Sendable>: Sendable {
  /// A value. Any number of values can follow.
  case value(Value)
  /// An error, which ends the signal.
  case failure(any Error)
  /// The end of the signal.
  case completed

  /// Whether no event follows.
  var isEnd: Bool {
    if case .value = self { false } else { true }
  }
}

/// A stream of values over time, such as the inputs and outputs of a view model.
///
/// Each subscription runs the signal again, unless the signal is shared with ``share()``. Values are delivered synchronously
/// on the thread that sends them, so all effects of an input are complete when ``Subject/send(_:)`` returns.
///
/// A subscriber receives one event at a time, also if several threads send values, and no event after an error, a completion
/// or the cancellation of its subscription. Subscribers to signals that depend on one ``Subject`` receive its values in the
/// order in which these signals were created, whatever the order of their subscriptions.
public struct Signal<Value: Sendable>: Sendable {
  /// The position of the signal among all signals.
  let position = SubscriptionOrder.next()
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
    let delivery = Delivery(receive)
    SubscriptionOrder.subscribing(at: SubscriptionOrder.position(of: position)) {
      delivery.setSource(start { delivery.deliver($0) })
    }
    return SignalSubscription { delivery.cancel() }
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
