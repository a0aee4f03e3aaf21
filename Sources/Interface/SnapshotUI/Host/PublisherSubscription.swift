import Foundation

/// The subscription of an element on the screen. Unchecked because a lock guards its state; publishers may emit on any
/// thread.
final class PublisherSubscription: PublisherTarget, @unchecked Sendable {
  /// The maximum number of values between two updates of the screen.
  static let valueLimit = 10_000

  private let lock = NSRecursiveLock()
  private var receiver: PublisherReceiver
  private var upstream: (any Subscription)?
  private var isCancelled = false
  /// The number of values since the last update of the screen.
  private var count = 0
  /// The values that wait for the end of the running action.
  private var waiting: [Any] = []
  private var isDelivering = false

  init(_ receiver: PublisherReceiver) {
    self.receiver = receiver
  }

  /// Subscribes to the publisher, which may emit values at once.
  func start() { receiver.subscribe(self) }

  /// Adopts the action of a newer view value.
  ///
  /// - Returns: Whether the publisher is unchanged.
  func adopt(_ next: PublisherReceiver) -> Bool {
    guard areSame(receiver.publisher, next.publisher, ignoringFunctions: true) else { return false }
    lock.withLock { receiver = next }
    return true
  }

  /// Starts to count the values of the next update.
  ///
  /// - Throws: ``ViewHostError/Reason/endlessPublisher(path:limit:)`` if the publisher exceeded the limit.
  func beginUpdate() throws {
    let total = lock.withLock { () -> Int in
      defer { count = 0 }
      return count
    }
    guard total <= Self.valueLimit else {
      throw ViewHostError(.endlessPublisher(path: receiver.path, limit: Self.valueLimit))
    }
  }

  func cancel() {
    let known = lock.withLock { () -> (any Subscription)? in
      isCancelled = true
      waiting = []
      defer { upstream = nil }
      return upstream
    }
    known?.cancel()
  }

  /// Keeps the subscription of the publisher, and requests the first values.
  func receive(_ subscription: any Subscription) {
    let isNeeded = lock.withLock { () -> Bool in
      if !isCancelled { upstream = subscription }
      return !isCancelled
    }
    // A limited demand ends publishers that emit forever while they are subscribed.
    if isNeeded { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  /// Runs the action for a value. A value that the action itself causes waits for its end, so that a publisher that the
  /// action feeds doesn't exhaust the stack.
  ///
  /// - Returns: The number of further values that the subscription accepts.
  func receive(_ value: Any) -> Subscribers.Demand {
    lock.lock()
    count += 1
    guard !isCancelled, count <= Self.valueLimit else {
      lock.unlock()
      return .none
    }
    waiting.append(value)
    guard !isDelivering else {
      lock.unlock()
      return .max(1)
    }
    isDelivering = true
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let receiver = receiver
      lock.unlock()
      receiver.perform(next)
      lock.lock()
    }
    isDelivering = false
    lock.unlock()
    return .max(1)
  }
}
