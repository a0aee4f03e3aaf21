import StateStore
import SnapshotFoundation

/// The events that a subscriber received, as texts.
final class EventLog: Sendable {
  private let entries = Locked<[String]>([])

  var texts: [String] { entries.withLock { $0 } }

  func add(_ text: String) { entries.withLock { $0.append(text) } }

  /// Subscribes to a signal, and adds its events.
  func subscribe<Value>(to signal: Signal<Value>, prefix: String = "") -> SignalSubscription {
    signal.subscribe { event in
      switch event {
      case .value(let value): self.add("\(prefix)\(value)")
      case .failure(let error): self.add("\(prefix)failed: \(error)")
      case .completed: self.add("\(prefix)completed")
      }
    }
  }
}

/// Returns the events of a signal while code runs.
func events<Value>(of signal: Signal<Value>, during work: () -> Void = {}) -> [String] {
  let log = EventLog()
  let subscription = log.subscribe(to: signal)
  work()
  subscription.cancel()
  return log.texts
}
