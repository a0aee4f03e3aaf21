import Dispatch
import StateStore
import SnapshotFoundation
import Testing

/// When signals end, in which order they deliver, and on several threads.
@Suite struct SignalLifecycleTests {
  struct Broken: Error {}

  @Test func nothingFollowsTheEnd() {
    let source = Subject<Int>()
    #expect(
      events(of: source.signal) {
        source.send(1)
        source.fail(Broken())
        source.send(2)
        source.complete()
      } == ["1", "failed: Broken()"])
    #expect(events(of: source.signal) == ["failed: Broken()"], "later subscribers receive the end")
    // Also not from a signal that is wrong.
    let wrong = Signal<Int> { receive in
      receive(.completed)
      receive(.value(1))
      return SignalSubscription {}
    }
    #expect(events(of: wrong) == ["completed"])
  }

  @Test func valuesThatASubscriberSendsAreDeliveredInTheirOrder() {
    let subject = Subject<Int>()
    let log = EventLog()
    let sender = subject.signal.subscribe { event in
      guard case .value(1) = event else { return }
      for value in 2...4 { subject.send(value) }
    }
    let receiver = log.subscribe(to: subject.signal)
    subject.send(1)
    #expect(log.texts == ["1", "2", "3", "4"])
    withExtendedLifetime([sender, receiver]) {}
  }

  @Test func aSharedSignalStartsAgainWhileItsErrorIsDelivered() {
    let (first, second) = (Subject<Int>(), Subject<Int>())
    let attempts = Locked(0)
    let shared = Signal<Int> { receive in
      let attempt = attempts.withLock { attempts -> Int in
        attempts += 1
        return attempts
      }
      return (attempt == 1 ? first : second).signal.subscribe(receive)
    }
    .share()
    let log = EventLog()
    let retry = Locked<SignalSubscription?>(nil)
    let subscription = shared.subscribe { event in
      guard case .failure = event else { return }
      let next = log.subscribe(to: shared)
      retry.withLock { $0 = next }
    }
    first.fail(Broken())
    second.send(1)
    #expect(log.texts == ["1"])
    withExtendedLifetime(subscription) {}
  }

  @Test func anErrorCancelsTheOtherSignals() {
    let scheduler = TestScheduler()
    let source = Subject<Int>()
    let log = EventLog()
    let subscription = log.subscribe(to: .merge(.interval(.seconds(1), on: scheduler), source.signal))
    source.fail(Broken())
    #expect(scheduler.dueTimes == [])
    scheduler.advance(by: .seconds(3))
    #expect(log.texts == ["failed: Broken()"])
    subscription.cancel()
  }

  @Test func aSubscriberThatIsCancelledWhileAnotherReceivesReceivesNothing() {
    let source = Subject<Int>()
    let log = EventLog()
    let second = Locked<SignalSubscription?>(nil)
    let first = source.signal.subscribe { _ in second.withLock { $0 }?.cancel() }
    second.withLock { $0 = log.subscribe(to: source.signal) }
    source.send(1)
    #expect(log.texts == [])
    first.cancel()
  }

  @Test func valuesThatSubscribersSendFollowTheCurrentOne() {
    let source = Subject<Int>()
    let log = EventLog()
    let first = source.signal.subscribe { event in
      if case .value(let value) = event, value < 3 { source.send(value + 1) }
    }
    let second = log.subscribe(to: source.signal)
    source.send(1)
    #expect(log.texts == ["1", "2", "3"])
    first.cancel()
    second.cancel()
  }

  @Test func endlessValuesAreReported() {
    let line: UInt = #line + 1
    let source = Subject<Int>()
    let other = Subject<Int>()
    let log = EventLog()
    let first = source.signal.subscribe { event in if case .value(let value) = event { other.send(value + 1) } }
    let second = other.signal.subscribe { event in if case .value(let value) = event { source.send(value + 1) } }
    let found = failures { source.send(0) }
    #expect(found.map(\.site.line) == [line])
    #expect(
      found.texts == [
        """
        A subject received endless values: its subscribers sent 10000 values while one was delivered. The next values were \
        dropped.
        Check whether a subscriber sends an input that leads to the same output again.
        """
      ])
    first.cancel()
    second.cancel()
    // The subject still works.
    let third = log.subscribe(to: source.signal)
    source.send(7)
    #expect(log.texts == ["7"])
    third.cancel()
  }

  @Test func endlessValuesOfTwoSubjectsAreReported() {
    let first = Subject<Int>()
    let second = Subject<Int>()
    let subscription = Signal.merge(first.signal, second.signal).subscribe { event in
      // Neither of the subjects is delivering when it receives the next value.
      if case .value(let value) = event { second.send(value + 1) }
    }
    let found = failures { first.send(0) }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("A signal received endless values: its subscribers sent 10000 values"))
    subscription.cancel()
  }

  @Test func severalThreadsDeliverOneValueAtATime() {
    let sources = (0..<4).map { _ in Subject<Int>() }
    let running = Locked((now: 0, most: 0, sum: 0))
    let signal = Signal.merge(sources[0].signal, sources[1].signal, sources[2].signal, sources[3].signal)
    let subscription = signal.scan(0, +).subscribe { event in
      guard case .value(let value) = event else { return }
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
        $0.sum = value
      }
      running.withLock { $0.now -= 1 }
    }
    DispatchQueue.concurrentPerform(iterations: 400) { sources[$0 % 4].send(1) }
    #expect(running.withLock { $0 } == (now: 0, most: 1, sum: 400))
    subscription.cancel()
  }

  @Test func theLatestInnerSignalEndsTheOuterOne() {
    let outer = Subject<Int>()
    let inner = [Subject<String>(), Subject<String>()]
    #expect(
      events(of: outer.signal.map { inner[$0].signal }.switchToLatest()) {
        outer.send(0)
        outer.send(1)
        inner[0].send("old")
        inner[0].fail(Broken())
        outer.complete()
        inner[1].send("new")
        inner[1].complete()
      } == ["new", "completed"])
    #expect(events(of: Signal.just(1, 2).flatMapLatest { .just($0) }) == ["1", "2", "completed"])
  }

  @Test func anInnerSignalCanReplaceItself() {
    let outer = Subject<Int>()
    let inner = Subject<String>()
    // The first inner signal sends the next outer value while it is subscribed to.
    let signal = outer.signal.flatMapLatest { value in
      Signal<String> { receive in
        if value == 0 { outer.send(1) }
        return inner.signal.map { "\(value) \($0)" }.subscribe(receive)
      }
    }
    #expect(
      events(of: signal) {
        outer.send(0)
        inner.send("a")
      } == ["1 a"])
  }

  @Test func sharedSignalsStartAgainAfterTheirEnd() {
    let runs = Locked(0)
    let shared = Signal<Int> { receive in
      let run = runs.withLock { runs -> Int in
        runs += 1
        return runs
      }
      receive(.value(run))
      receive(.completed)
      return SignalSubscription {}
    }
    .share()
    #expect(events(of: shared) == ["1", "completed"])
    #expect(events(of: shared) == ["2", "completed"])
  }

  @Test func resultsAccumulate() {
    #expect(events(of: Signal.just(1, 2, 3).scan(10, +)) == ["11", "13", "16", "completed"])
    let shared = Signal.just(1, 2).scan(0, +)
    #expect(events(of: shared) == events(of: shared), "each subscription begins anew")
    #expect(
      events(of: Signal.just("a", "A", "b").removeDuplicates { $0.lowercased() == $1.lowercased() })
        == ["a", "b", "completed"])
    #expect(events(of: Signal.just("x").withLatest(from: .just(1)) { "\($0)\($1)" }) == ["x1", "completed"])
    #expect(events(of: Signal<Int>.merge()) == ["completed"])
  }
}
