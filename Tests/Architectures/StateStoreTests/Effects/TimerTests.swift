import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

@Suite struct TimerTests {
  @Test func aTimerTicksOncePerInterval() {
    let clock = TestClock()
    let store = searchStore(.clock(clock))
    store.send(.timerStarted)
    clock.advance(by: .milliseconds(999))
    store.skipReceivedActions(strict: false)
    #expect(store.state.ticks == 0)
    clock.advance(by: .milliseconds(1))
    store.receive(.ticked(1)) { $0.ticks = 1 }
    clock.advance(by: .seconds(3))
    for tick in 2...4 { store.receive(.ticked(tick)) { $0.ticks = tick } }
    store.send(.cancelTapped)
    clock.advance(by: .seconds(10))
    store.finish()
  }

  @Test func aTimerOnAScheduler() {
    let scheduler = TestScheduler()
    let store = searchStore(.scheduler(scheduler))
    store.send(.timerStarted)
    scheduler.advance(by: .seconds(2))
    store.receive(.ticked(0)) { $0.ticks = 1 }
    store.receive(.ticked(0)) { $0.ticks = 2 }
    store.send(.cancelTapped)
  }

  @Test func aNewTimerReplacesTheOld() {
    let clock = TestClock()
    let store = searchStore(.clock(clock))
    store.send(.timerStarted)
    clock.advance(by: .milliseconds(500))
    store.send(.timerStarted)
    clock.advance(by: .milliseconds(999))
    store.skipReceivedActions(strict: false)
    #expect(store.state.ticks == 0)
    clock.advance(by: .milliseconds(1))
    store.receive(.ticked(1)) { $0.ticks = 1 }
    store.send(.cancelTapped)
  }

  @Test func aTimerThatRunsAtTheEndIsReportedWithItsIdentifier() {
    let line: UInt = #line + 3
    let found = failures {
      let store = searchStore(.clock(TestClock()))
      store.send(.timerStarted)
    }
    #expect(
      found.texts == [
        """
        1 effect is still running at the end of the test, started by:

          SearchAction.timerStarted (id: SearchID.timer)

        Advance the clock of each effect, send the action that cancels its ID, or call `skipInFlightEffects()`.
        """
      ])
    #expect(found.map(\.site.line) == [line])
  }

  /// Nothing happens before the test advances the clock, so the step does not wait for it.
  @Test func aTestDoesNotWaitForItsOwnClock() {
    let store = searchStore(.clock(TestClock()))
    store.timeout = .seconds(3600)
    let found = failures {
      store.send(.timerStarted)
      store.receive(.ticked(1)) { $0.ticks = 1 }
      store.finish()
    }
    #expect(found.count == 2)
    #expect(
      found.text(0) == """
        Expected an action, but none was received:

          SearchAction.ticked(1)

        The effects of these actions are still running. Advance their clock, or pass a longer `timeout:`.

          SearchAction.timerStarted (id: SearchID.timer)
        """)
    store.send(.cancelTapped)
  }

  @Test func anIntervalOfZeroIsReported() {
    let reducer = SearchReducer { _, _, _ in
      .timer(id: SearchID.timer, every: .zero, clock: TestClock(), send: .ticked(1))
    }
    let store = searchStore(.clock(TestClock()), reducer: reducer)
    let line: UInt = #line + 1
    let found = failures { store.send(.timerStarted) }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("A timer needs a positive interval, but the interval of the timer SearchID.timer"))
    #expect(found.first?.site.line == line)
    store.finish()
  }

  @Test func aTimerWithoutTimeIsReported() {
    for time in [EffectTime.clock(ImmediateClock()), .scheduler(ImmediateScheduler())] {
      let store = searchStore(time)
      let found = failures { store.send(.timerStarted) }
      #expect(found.count == 1)
      #expect(found.text(0).hasPrefix("The timer SearchID.timer would tick endlessly"))
      store.finish()
    }
  }

  /// A clock that goes back by an hour once.
  final class JumpingClock: Clock, Sendable {
    let readings = Locked(0)
    var now: TestInstant {
      let count = readings.withLock { readings -> Int in
        readings += 1
        return readings
      }
      return TestInstant(offset: .seconds(count < 6 ? 3600 + count : count))
    }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: TestInstant, tolerance: Duration?) async throws { await Task.yield() }
  }

  @Test func aClockThatGoesBackwardsIsReportedAndTheTimerContinues() {
    let clock = JumpingClock()
    let reducer = SearchReducer { state, action, _ in
      switch action {
      case .timerStarted: return .timer(id: SearchID.timer, every: .seconds(1), clock: clock, send: .ticked(0))
      case .ticked:
        state.ticks += 1
        return state.ticks == 5 ? .cancel(id: SearchID.timer) : .none
      default: return .none
      }
    }
    let store = searchStore(.clock(TestClock()), reducer: reducer)
    store.exhaustivity = .off
    let found = failures {
      store.send(.timerStarted)
      store.finish()
    }
    #expect(found.count == 1)
    #expect(found.text(0).contains("The clock of the effect SearchID.timer went backwards by"))
    #expect(store.state.ticks >= 5)
  }
}

@Suite struct FireAndForgetTests {
  struct Offline: Error {}

  static func store(_ effect: Effect<Int>) -> TestStore<Int, Int, Void> {
    TestStore(
      initialState: 0,
      reducer: Reducer { state, action, _ in
        state = action
        return effect
      }, environment: ())
  }

  @Test func theWorkRunsAndSendsNothing() {
    let tracked = Locked<[String]>([])
    let store = Self.store(.fireAndForget { tracked.withLock { $0.append("pay") } })
    store.send(1) { $0 = 1 }
    #expect(tracked.withLock { $0 } == ["pay"])
  }

  @Test func anErrorFailsTheStepUnlessItIsHandled() {
    let line: UInt = #line + 2
    let found = failures {
      Self.store(.fireAndForget { throw Offline() }).send(1) { $0 = 1 }
    }
    #expect(found.count == 1)
    #expect(found.text(0).contains("threw an unhandled error: Offline()"))
    #expect(found.first?.site.line == line)
    let caught = Locked(0)
    Self.store(
      .fireAndForget {
        throw Offline()
      } catch: { _ in
        caught.withLock { $0 += 1 }
      }
    ).send(1) { $0 = 1 }
    #expect(caught.withLock { $0 } == 1)
  }

  @Test func workThatRunsAtTheEndIsReportedWithItsIdentifier() {
    let clock = TestClock()
    let found = failures {
      Self.store(.fireAndForget { try await clock.sleep(for: .seconds(1)) }.cancellable(id: "upload")).send(1) {
        $0 = 1
      }
    }
    #expect(found.count == 1)
    #expect(found.text(0).contains("  1 (id: \"upload\")\n"))
  }
}
