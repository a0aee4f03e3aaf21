#if !canImport(Combine)
  import Foundation

  /// Publishes the latest values of several publishers, whenever one of them emits and all have emitted.
  struct LatestValues<Failure: Error>: Publisher {
    typealias Output = [Any]

    let sources: [AnyPublisher<Any, Failure>]

    func receive<S: Subscriber>(subscriber: S) where S.Input == [Any], S.Failure == Failure {
      let subscription = LatestValuesSubscription(subscriber, count: sources.count)
      subscriber.receive(subscription: subscription)
      subscription.start(sources)
    }
  }

  /// A subscription to the latest values. Unchecked because a lock guards its state; publishers may emit on any thread.
  private final class LatestValuesSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
  where Downstream.Input == [Any] {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var latest: [Any?]
    private var running: Int
    private var demand = Subscribers.Demand.none
    /// Whether values that the demand didn't allow wait for the next request.
    private var isWaiting = false
    private var upstreams: [AnyCancellable] = []

    init(_ downstream: Downstream, count: Int) {
      self.downstream = downstream
      latest = Array(repeating: nil, count: count)
      running = count
    }

    func start(_ sources: [AnyPublisher<Any, Downstream.Failure>]) {
      for (index, source) in sources.enumerated() {
        guard lock.withLock({ downstream != nil }) else { return }
        let upstream = source.sink { [weak self] completion in
          self?.receive(completion)
        } receiveValue: { [weak self] value in
          self?.receive(value, from: index)
        }
        lock.withLock { upstreams.append(upstream) }
      }
    }

    func request(_ additional: Subscribers.Demand) {
      lock.withLock { demand += additional }
      emitWaiting()
    }

    func cancel() {
      let ended = lock.withLock { () -> [AnyCancellable] in
        downstream = nil
        defer { upstreams = [] }
        return upstreams
      }
      for upstream in ended { upstream.cancel() }
    }

    private func receive(_ value: Any, from index: Int) {
      lock.withLock {
        latest[index] = value
        isWaiting = true
      }
      emitWaiting()
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>) {
      let ended = lock.withLock { () -> Downstream? in
        running -= 1
        if case .finished = completion, running > 0 { return nil }
        defer { downstream = nil }
        return downstream
      }
      ended?.receive(completion: completion)
    }

    private func emitWaiting() {
      let next = lock.withLock { () -> (Downstream, [Any])? in
        let values = latest.compactMap { $0 }
        guard isWaiting, demand > 0, values.count == latest.count, let downstream else { return nil }
        isWaiting = false
        demand -= 1
        return (downstream, values)
      }
      guard let (downstream, values) = next else { return }
      let additional = downstream.receive(values)
      lock.withLock { demand += additional }
    }
  }

  extension Publisher {
    /// The publisher without the type of its values.
    var erasedValues: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
  }
#endif
