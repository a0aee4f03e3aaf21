import SnapshotFoundation

/// A source of values that code sends explicitly, such as an input of a view model.
///
/// All subscribers receive the events in the order in which they were sent. The subscriber of the signal that was created
/// first receives an event first. A value that a subscriber sends while it receives
/// another one is delivered after that one. The first error or completion ends the signal; later events are ignored.
public final class Subject<Value: Sendable>: Sendable {
  /// The number of values that subscribers can send while one value is delivered. More of them are an endless loop: they are
  /// dropped, and the test fails.
  package static var nestingLimit: Int { 10_000 }

  private struct State {
    var lastID = 0
    /// In the order of delivery.
    var subscribers: [Subscriber] = []
    var end: SignalEvent<Value>?
  }

  private struct Subscriber {
    var id: Int
    var position: Int
    var receive: @Sendable (SignalEvent<Value>) -> Void
  }

  private let state = Locked(State())
  private let queue: EventQueue<SignalEvent<Value>>

  /// Creates a subject.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    queue = EventQueue(owner: "A subject", site: site)
  }

  /// The events that are sent after the subscription, or only the end if the subject has already ended.
  public var signal: Signal<Value> {
    Signal { receive in
      let position = SubscriptionOrder.position(of: .max)
      let (id, end) = self.state.withLock { state -> (Int, SignalEvent<Value>?) in
        state.lastID += 1
        if state.end == nil {
          let index = state.subscribers.lastIndex { $0.position <= position }.map { $0 + 1 } ?? 0
          state.subscribers.insert(Subscriber(id: state.lastID, position: position, receive: receive), at: index)
        }
        return (state.lastID, state.end)
      }
      if let end { receive(end) }
      return SignalSubscription { self.state.withLock { $0.subscribers.removeAll { $0.id == id } } }
    }
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Value) { deliver(.value(value)) }

  /// Sends an error to the subscribers, which ends the signal.
  public func fail(_ error: any Error) { deliver(.failure(error)) }

  /// Completes the signal.
  public func complete() { deliver(.completed) }

  /// Calls the subscribers in the order in which their signals were created.
  private func deliver(_ event: SignalEvent<Value>) {
    let isOpen = state.withLock { state -> Bool in
      guard state.end == nil else { return false }
      if event.isEnd { state.end = event }
      return true
    }
    guard isOpen else { return }
    queue.deliver(event) { event in
      for subscriber in state.withLock({ $0.subscribers }) { subscriber.receive(event) }
    }
  }
}

extension Subject where Value == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}
