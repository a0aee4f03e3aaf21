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
