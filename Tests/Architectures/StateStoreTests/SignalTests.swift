import StateStore
import SnapshotFoundation
import Testing

@Suite struct SignalTests {
  struct Broken: Error {}

  @Test func valuesPassInOrder() {
    let numbers = Subject<Int>()
    let signal = numbers.signal.filter { $0 > 1 }.map { $0 * 10 }.prepend(0).removeDuplicates()
    #expect(
      events(of: signal) {
        for number in [1, 2, 2, 3] { numbers.send(number) }
        numbers.complete()
      } == ["0", "20", "30", "completed"])
  }

  @Test func severalSignalsBecomeOne() {
    let (a, b) = (Subject<Int>(), Subject<Int>())
    #expect(
      events(of: .merge(a.signal, b.signal)) {
        a.send(1)
        b.send(2)
        a.complete()
        b.send(3)
        b.complete()
      } == ["1", "2", "3", "completed"])
    let (c, d) = (Subject<Int>(), Subject<Int>())
    #expect(
      events(of: c.signal.combineLatest(d.signal)) {
        c.send(1)
        d.send(2)
        c.send(3)
        c.complete()
        d.complete()
      } == ["(1, 2)", "(3, 2)", "completed"])
    let (e, f) = (Subject<Int>(), Subject<Int>())
    #expect(
      events(of: e.signal.withLatest(from: f.signal)) {
        e.send(1)
        f.send(2)
        e.send(3)
      } == ["2"])
  }

  @Test func aCombinedSignalEndsWithTheLastOfItsSignalsOrTheFirstError() {
    for firstEnds in [true, false] {
      let (a, b) = (Subject<Int>(), Subject<Int>())
      let (ended, other) = firstEnds ? (a, b) : (b, a)
      #expect(
        events(of: a.signal.combineLatest(b.signal)) {
          a.send(1)
          b.send(2)
          ended.complete()
          other.send(3)
          other.complete()
        } == ["(1, 2)", firstEnds ? "(1, 3)" : "(3, 2)", "completed"])
    }
    for signals in [{ $0.combineLatest($1).map { "\($0)" } }, { $0.withLatest(from: $1).map { "\($0)" } }]
      as [(Signal<Int>, Signal<Int>) -> Signal<String>]
    {
      for failsFirst in [true, false] {
        let (a, b) = (Subject<Int>(), Subject<Int>())
        let found = events(of: signals(a.signal, b.signal)) {
          (failsFirst ? a : b).fail(Broken())
          a.send(1)
          b.send(2)
          a.send(3)
        }
        #expect(found == ["failed: Broken()"])
      }
    }
  }

  @Test func theEndOfTheOtherSignalDoesNotEndWithLatest() {
    let (a, b) = (Subject<Int>(), Subject<Int>())
    #expect(
      events(of: a.signal.withLatest(from: b.signal)) {
        b.send(2)
        b.complete()
        a.send(1)
        a.complete()
      } == ["2", "completed"])
  }

  @Test("G2: subscribers receive a value in the order in which their signals were created") func order() {
    for reversed in [false, true] {
      let input = Subject<Int>()
      let log = EventLog()
      let first = input.signal.map { $0 }
      let shared = input.signal.map { $0 }.share()
      let second = input.signal.filter { _ in true }.flatMapLatest { Signal.just($0) }
      let third = Signal.merge(shared.map { $0 * 10 }, input.signal.map { $0 * 100 })
      let fourth = shared.map { $0 }
      let subscribe: [() -> SignalSubscription] = [
        { log.subscribe(to: first, prefix: "first ") }, { log.subscribe(to: second, prefix: "second ") },
        { log.subscribe(to: third, prefix: "third ") }, { log.subscribe(to: fourth, prefix: "fourth ") },
      ]
      let subscriptions = (reversed ? subscribe.reversed() : subscribe).map { $0() }
      input.send(1)
      // The shared signal was created before the second one.
      #expect(log.texts == ["first 1", "third 10", "fourth 1", "second 1", "third 100"], "\(reversed)")
      for subscription in subscriptions { subscription.cancel() }
    }
  }

  @Test func onlyTheLatestInnerSignalSendsValues() {
    let taps = Subject<Int>()
    let scheduler = TestScheduler()
    let signal = taps.signal.flatMapLatest { Signal.just($0).delay(by: .seconds(1), on: scheduler) }
    #expect(
      events(of: signal) {
        taps.send(1)
        scheduler.advance(by: .milliseconds(500))
        taps.send(2)
        scheduler.advance(by: .seconds(1))
      } == ["2"])
    #expect(scheduler.dueTimes == [])
  }

  @Test func errorsCanBecomeValues() {
    #expect(events(of: Signal<Int>.fail(Broken())) == ["failed: Broken()"])
    #expect(events(of: Signal<Int>.fail(Broken()).catch { _ in 7 }) == ["7", "completed"])
    #expect(events(of: Signal<Int>.never) == [])
  }

  @Test func sharedSignalsRunOnce() {
    let runs = Locked(0)
    let subject = Subject<Int>()
    let shared = Signal<Int> { receive in
      runs.withLock { $0 += 1 }
      return subject.signal.subscribe(receive)
    }
    .share()
    let first = Locked<[String]>([])
    let subscription = shared.subscribe { event in
      if case .value(let value) = event { first.withLock { $0.append("\(value)") } }
    }
    #expect(events(of: shared) { subject.send(1) } == ["1"])
    subject.send(2)
    #expect(first.withLock { $0 } == ["1", "2"])
    #expect(runs.withLock { $0 } == 1)
    subscription.cancel()
    #expect(events(of: shared) { subject.send(3) } == ["3"])
    #expect(runs.withLock { $0 } == 2)
  }
}
