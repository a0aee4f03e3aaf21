import Dispatch
import StateStore
import SnapshotFoundation
import Testing

/// Operators that deliver values later.
@Suite struct SignalTimeTests {
  struct Broken: Error {}
  let scheduler = TestScheduler()
  let source = Subject<Int>()

  func advance(_ milliseconds: Int) { scheduler.advance(by: .milliseconds(milliseconds)) }

  @Test func debounceSendsTheTrailingValueOfABurst() {
    let signal = source.signal.debounce(for: .milliseconds(300), on: scheduler)
    let log = EventLog()
    let subscription = log.subscribe(to: signal)
    source.send(1)
    advance(299)
    source.send(2)
    #expect(scheduler.dueTimes == [.milliseconds(599)])
    advance(299)
    #expect(log.texts == [])
    advance(1)
    #expect(log.texts == ["2"])
    source.send(3)
    advance(300)
    #expect(log.texts == ["2", "3"])
    advance(1_000)
    #expect(log.texts == ["2", "3"])
    subscription.cancel()
  }

  @Test func debounceSendsTheWaitingValueBeforeACompletionAndDropsItForAnError() {
    let completed = events(of: source.signal.debounce(for: .seconds(1), on: scheduler)) {
      source.send(1)
      source.complete()
    }
    #expect(completed == ["1", "completed"])
    let other = Subject<Int>()
    let failed = events(of: other.signal.debounce(for: .seconds(1), on: scheduler)) {
      other.send(1)
      other.fail(Broken())
      advance(1_000)
    }
    #expect(failed == ["failed: Broken()"])
    #expect(scheduler.dueTimes == [])
  }

  @Test func throttleSendsTheLeadingAndTheTrailingValue() {
    let log = EventLog()
    let subscription = log.subscribe(
      to: source.signal.throttle(for: .milliseconds(100), latest: true, on: scheduler))
    source.send(1)
    #expect(log.texts == ["1"])
    #expect(scheduler.dueTimes == [], "an interval without a trailing value schedules no work")
    advance(40)
    source.send(2)
    source.send(3)
    #expect(scheduler.dueTimes == [.milliseconds(100)])
    advance(60)
    #expect(log.texts == ["1", "3"])
    // The trailing value starts the next interval.
    advance(99)
    source.send(4)
    #expect(log.texts == ["1", "3"])
    advance(1)
    #expect(log.texts == ["1", "3", "4"])
    advance(100)
    source.send(5)
    #expect(log.texts == ["1", "3", "4", "5"])
    source.send(6)
    source.complete()
    #expect(log.texts == ["1", "3", "4", "5"])
    advance(100)
    #expect(log.texts == ["1", "3", "4", "5", "6", "completed"])
    subscription.cancel()
  }

  @Test func throttleWithoutLatestSendsOnlyTheLeadingValue() {
    let events = events(of: source.signal.throttle(for: .milliseconds(100), latest: false, on: scheduler)) {
      source.send(1)
      source.send(2)
      #expect(scheduler.dueTimes == [])
      advance(99)
      source.send(3)
      advance(1)
      source.send(4)
      source.complete()
    }
    #expect(events == ["1", "4", "completed"])
  }

  @Test func throttleDropsTheTrailingValueForAnError() {
    let events = events(of: source.signal.throttle(for: .milliseconds(100), latest: true, on: scheduler)) {
      source.send(1)
      source.send(2)
      source.fail(Broken())
      #expect(scheduler.dueTimes == [])
      advance(100)
    }
    #expect(events == ["1", "failed: Broken()"])
  }

  @Test func timersCountAtEachPeriod() {
    let log = EventLog()
    var subscriptions = [
      log.subscribe(to: .interval(.seconds(2), on: scheduler), prefix: "interval "),
      log.subscribe(to: .timer(.seconds(3), on: scheduler), prefix: "once "),
      log.subscribe(to: .timer(.zero, period: .seconds(4), on: scheduler), prefix: "repeated "),
    ]
    #expect(scheduler.advance() == [.zero])
    #expect(scheduler.advance(by: .seconds(4)) == [.seconds(2), .seconds(3), .seconds(4)])
    #expect(
      log.texts == ["repeated 0", "interval 0", "once 0", "once completed", "repeated 1", "interval 1"])
    subscriptions.removeAll()
    #expect(scheduler.dueTimes == [])
  }

  @Test func aTimerWithoutAPeriodFails() {
    for period in [Duration.zero, .seconds(-1)] {
      #expect(
        events(of: .interval(period, on: scheduler))
          == ["failed: The period of a timer must be positive, but is \(period)."])
    }
    #expect(scheduler.dueTimes == [])
  }

  @Test func workEndsWithTheSubscription() {
    let signals: [Signal<Int>] = [
      source.signal.delay(by: .seconds(1), on: scheduler), source.signal.receive(on: scheduler),
      source.signal.debounce(for: .seconds(1), on: scheduler),
      source.signal.throttle(for: .seconds(1), latest: true, on: scheduler), .interval(.seconds(1), on: scheduler),
    ]
    for signal in signals {
      let log = EventLog()
      let subscription = log.subscribe(to: signal)
      source.send(1)
      source.send(2)
      #expect(!scheduler.dueTimes.isEmpty)
      subscription.cancel()
      let received = log.texts
      #expect(scheduler.dueTimes == [])
      source.send(3)
      advance(5_000)
      #expect(log.texts == received)
    }
  }

  @Test func subscriptionsReleaseWhatTheyCapture() {
    final class Screen: Sendable {}
    weak var screen: Screen?
    do {
      let owner = Screen()
      screen = owner
      let ticks = Signal.interval(.seconds(1), on: scheduler)
      let signal = Signal.merge(source.signal, ticks).flatMapLatest {
        Signal.just($0).delay(by: .seconds(1), on: .test)
      }
      .debounce(for: .seconds(1), on: scheduler).throttle(for: .seconds(1), latest: true, on: scheduler).share()
      let subscription = signal.subscribe { _ in _ = owner }
      source.send(1)
      advance(10_000)
      #expect(screen != nil)
      withExtendedLifetime(subscription) {}
    }
    #expect(screen == nil)
    #expect(scheduler.dueTimes == [])
  }

  @Test func valuesOfTheBackgroundArriveOnTheScheduler() {
    let events = events(of: source.signal.receive(on: scheduler)) {
      source.send(1)
      source.send(2)
      source.complete()
      #expect(scheduler.dueTimes == [.zero, .zero, .zero])
      scheduler.advance()
    }
    #expect(events == ["1", "2", "completed"])
  }

  @Test func aQueueDebouncesInRealTime() async {
    // The queue runs no work before both values are sent, however long that takes.
    let queue = DispatchQueue(label: "debounce")
    queue.suspend()
    let (stream, values) = AsyncStream<Int>.makeStream()
    let scheduler = LiveScheduler(queue: queue)
    let subscription = source.signal.debounce(for: .milliseconds(50), on: scheduler).subscribe { event in
      if case .value(let value) = event { values.yield(value) }
    }
    source.send(1)
    source.send(2)
    queue.resume()
    for await value in stream.prefix(1) { #expect(value == 2) }
    subscription.cancel()
  }
}

extension Scheduler where Self == TestScheduler {
  /// A new scheduler.
  fileprivate static var test: TestScheduler { TestScheduler() }
}
